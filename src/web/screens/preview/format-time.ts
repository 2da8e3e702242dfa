const time = new Intl.DateTimeFormat('pl-PL', { timeStyle: 'short' })

export const formatTime = (iso: string): string => time.format(new Date(iso))
