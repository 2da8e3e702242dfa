/** Every fan has an address of his own; the app believes the header, as behind a proxy. */
export const fanAddress = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`
