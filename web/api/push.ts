import type { NewChannel } from './channels.js'

/** Whether this browser can be pushed to; `denied`: its owner has forbidden it in the browser. */
export type PushState = 'unable' | 'denied' | 'off' | 'on'

const script = '/push.sw.js'
/** It sees no page’s requests: no page is below this. */
const scope = '/push'

const registered = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.getRegistration(scope)

const ofPush = ({ scope: own }: ServiceWorkerRegistration): boolean => new URL(own).pathname === scope

const existing = async (): Promise<PushSubscription | null> => {
  const registration = await registered()
  return registration && ofPush(registration) ? registration.pushManager.getSubscription() : null
}

export const pushState = async (): Promise<PushState> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'unable'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && (await existing()) ? 'on' : 'off'
}

const working = async (): Promise<ServiceWorkerRegistration> => {
  const registration = await navigator.serviceWorker.register(script, { scope })
  const worker = registration.installing ?? registration.waiting
  if (worker && !registration.active)
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => {
        if (worker.state === 'activated') resolve()
      })
    })
  return registration
}

/** Asks the browser’s owner, and subscribes; null: they did not allow it. */
export const subscribe = async (pushKey: string): Promise<Pick<NewChannel, 'url' | 'keys'> | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await working()
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
  const registration = await registered()
  if (!registration || !ofPush(registration)) return
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  for (const shown of await registration.getNotifications()) shown.close()
  await registration.unregister()
}
