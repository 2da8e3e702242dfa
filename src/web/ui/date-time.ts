const dateTime = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'medium', timeStyle: 'short' })

const time = new Intl.DateTimeFormat('pl-PL', { timeStyle: 'short' })

const day = new Intl.DateTimeFormat('pl-PL', { day: '2-digit', month: '2-digit', year: 'numeric' })

/** `17.11.2026` */
export const formatDay = (iso: string): string => day.format(new Date(iso))

export const formatDateTime = (iso: string): string => dateTime.format(new Date(iso))

export const formatTime = (iso: string): string => time.format(new Date(iso))
