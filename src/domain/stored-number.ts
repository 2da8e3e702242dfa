/** The largest whole number, an id above all, that the database holds. */
export const STORED_NUMBER_MAX = 2_147_483_647
