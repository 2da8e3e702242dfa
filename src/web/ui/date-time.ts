const dateTime = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'medium', timeStyle: 'short' })

const time = new Intl.DateTimeFormat('pl-PL', { timeStyle: 'short' })

export const formatDateTime = (iso: string): string => dateTime.format(new Date(iso))

export const formatTime = (iso: string): string => time.format(new Date(iso))
