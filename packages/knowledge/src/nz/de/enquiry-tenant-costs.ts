/** Questions of tenants about damage that they caused and a second rise of the rent: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_COSTS_DE: Words = {
  'nz.ask.damage': {
    says: 'Nicht alles. Für Schaden aus Unachtsamkeit schulden Sie je Ereignis höchstens vier Wochenmieten oder die Selbstbeteiligung (excess) der Versicherung des Vermieters, je nachdem, was weniger ist. Den Rest kann die Versicherung nicht von Ihnen holen. Für Abnutzung oder ohne Unachtsamkeit schulden Sie nichts. Nur Absicht, eine schwere Straftat oder seit Dezember 2025 ein Haustier kostet alles. Sagen Sie das im Tenancy Tribunal und verlangen Sie die Police: 0800 836 262.',
  },
  'nz.ask.rent-up-twice': {
    says: 'Nein. Die Miete darf nur einmal in 12 Monaten steigen, gezählt ab der letzten Erhöhung oder dem Beginn. Es braucht 60 Tage schriftliche Frist. Schreiben Sie, dass es zu früh ist, und zahlen Sie die alte Miete weiter. Zu viel Gezahltes können Sie zurückfordern. Geht es weiter, fragen Sie das Tenancy Tribunal: 0800 836 262. Man darf Sie dafür nicht bestrafen.',
  },
}
