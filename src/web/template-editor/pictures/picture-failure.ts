export const PICTURE_FAILURE = 'Błąd wgrywania obrazu'
