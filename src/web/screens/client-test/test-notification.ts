import { logFailure } from '#web/api/log.ts'

export const NOTIFICATION_MS = 5_000

interface TestNotification {
  title: string
  body: string
  icon: string
}

/** Shown by the system, or why it could not be. */
export type NotificationOutcome = 'shown' | 'refused' | 'unavailable'

/** To be called straight from a tap: browsers let a page ask for permission only then. */
export async function showTestNotification({ title, body, icon }: TestNotification): Promise<NotificationOutcome> {
  if (!('Notification' in window)) return 'unavailable'
  const permission =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission
  if (permission !== 'granted') return 'refused'
  try {
    const notification = new Notification(title, { body, icon, lang: 'pl' })
    setTimeout(() => notification.close(), NOTIFICATION_MS)
    return 'shown'
  } catch (error) {
    // Chrome on Android has the constructor, yet takes notifications from service workers only.
    logFailure('Przeglądarka odmówiła powiadomienia', error)
    return 'unavailable'
  }
}
