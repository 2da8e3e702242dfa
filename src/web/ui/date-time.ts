const dateTime = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'medium', timeStyle: 'short' })

export const formatDateTime = (iso: string): string => dateTime.format(new Date(iso))
