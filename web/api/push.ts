import { registerWorker } from '../kept/worker.js'
import type { NewChannel } from './channels.js'

/** Whether this browser can be pushed to; `denied`: its owner has forbidden it in the browser. */
export type PushState = 'unable' | 'denied' | 'off' | 'on'

const existing = async (): Promise<PushSubscription | null> =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription() ?? null

export const pushState = async (): Promise<PushState> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unable'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && (await existing()) ? 'on' : 'off'
}

/** Asks the browser’s owner, and subscribes; null: they did not allow it. */
export const subscribe = async (pushKey: string): Promise<Pick<NewChannel, 'url' | 'keys'> | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await registerWorker()
  const { pushManager } = await navigator.serviceWorker.ready
  // A subscription that was made for another key cannot be used with this one.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  const { endpoint, keys } = made.toJSON()
  const { p256dh = '', auth = '' } = keys ?? {}
  return { url: endpoint ?? '', keys: { p256dh, auth } }
}

/** The push service then tells the server that there is nobody there. */
export const unsubscribe = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return
  for (const registration of await navigator.serviceWorker.getRegistrations()) {
    if ('pushManager' in registration) await (await registration.pushManager.getSubscription())?.unsubscribe()
    for (const shown of await registration.getNotifications()) shown.close()
  }
}
