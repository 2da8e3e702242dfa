/** Where a table, or a field's value, begins in the bytes. Zero: absent. */
export type At = number

/** Reads a FlatBuffer: tables that point at the offsets of their fields, all numbers little-endian. */
export class FlatBuffer {
  private readonly view: DataView

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  root(): At {
    return this.view.getUint32(0, true)
  }

  /** Its value, or what it says of where that is. */
  field(table: At, index: number): At {
    const fields = table - this.view.getInt32(table, true)
    const place = 4 + 2 * index
    if (place >= this.view.getUint16(fields, true)) return 0
    const offset = this.view.getUint16(fields + place, true)
    return offset === 0 ? 0 : table + offset
  }

  int8(table: At, index: number): number {
    const at = this.field(table, index)
    return at === 0 ? 0 : this.view.getInt8(at)
  }

  int32(table: At, index: number): number {
    const at = this.field(table, index)
    return at === 0 ? 0 : this.view.getInt32(at, true)
  }

  table(table: At, index: number): At {
    const at = this.field(table, index)
    return at === 0 ? 0 : this.pointed(at)
  }

  tables(table: At, index: number): At[] {
    const { length, at } = this.list(table, index)
    return Array.from({ length }, (_, item) => this.pointed(at + 4 * item))
  }

  ints(table: At, index: number): number[] {
    const { length, at } = this.list(table, index)
    return Array.from({ length }, (_, item) => this.view.getInt32(at + 4 * item, true))
  }

  /** Copied: what is read from it may need an even address. */
  data(table: At, index: number): Uint8Array<ArrayBuffer> {
    const { length, at } = this.list(table, index)
    return Uint8Array.from(this.bytes.subarray(at, at + length))
  }

  text(table: At, index: number): string {
    return String.fromCharCode(...this.data(table, index))
  }

  private pointed(at: At): At {
    return at + this.view.getUint32(at, true)
  }

  private list(table: At, index: number): { length: number; at: At } {
    const at = this.field(table, index)
    if (at === 0) return { length: 0, at: 0 }
    const list = this.pointed(at)
    return { length: this.view.getUint32(list, true), at: list + 4 }
  }
}
