/** Which ports are taken in which cycle; a port takes one micro-operation a cycle. */
export class PortCalendar {
  /** By cycle, a mask of ports. */
  private readonly taken: number[] = [];
  /** By port, how often. */
  private readonly uses: number[] = new Array<number>(32).fill(0);

  /** Takes the first cycle, not before `from`, in which one of the ports is free. */
  take(ports: number, from: number): { readonly cycle: number; readonly port: number } {
    let cycle = from;
    while ((ports & ~(this.taken[cycle] ?? 0)) === 0) cycle++;
    const port = this.leastUsed(ports & ~(this.taken[cycle] ?? 0));
    this.taken[cycle] = (this.taken[cycle] ?? 0) | (1 << port);
    this.uses[port]++;
    return { cycle, port };
  }

  private leastUsed(ports: number): number {
    let least = 31 - Math.clz32(ports & -ports);
    for (let port = least + 1; port < 31; port++)
      if ((ports >> port) & 1 && this.uses[port] < this.uses[least]) least = port;
    return least;
  }
}
