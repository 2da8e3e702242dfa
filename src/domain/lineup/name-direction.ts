const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LEFT_TO_RIGHT_MARK = '\u200e'

/**
 * A name that other words follow. A minute or a number after an Arabic or Hebrew name would be set as part of it, on its
 * wrong side. A mark at its end stays with its last word when a line is broken, which a pair of isolates would not.
 */
export const followedName = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `${name}${LEFT_TO_RIGHT_MARK}` : name)
