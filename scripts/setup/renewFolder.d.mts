export function renewFolder(fresh: string, folder: string): void;
