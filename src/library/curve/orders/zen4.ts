/** Orders that searches by moving operations (searchOrders.ts) found on a Zen 4, for programs on rows. */
export const ORDERS_ON_ZEN_4: Readonly<Record<string, string>> = {};
