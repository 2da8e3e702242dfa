export const GRAPHIC_WAITS = 'Grafika czeka i wyśle się sama, gdy wróci połączenie.'
