/** Questions about new tenants offered and about a tenant who moved out and left the other: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_LEASE_DE: Words = {
  'de.ask-home.three-new-tenants': {
    says: 'Eine Regel, nach der drei Nachmieter Sie befreien, gibt es nicht. Es gilt die Frist von drei Monaten. Einen Nachmieter muss der Vermieter nur nehmen, wenn es im Vertrag steht. Oder wenn Sie einen sehr starken Grund haben, etwa Krankheit oder eine Stelle weit weg, und er passt. Bitten Sie schriftlich um einen Aufhebungsvertrag oder um Untervermietung. Vermietet er früher neu, zahlen Sie ab da nicht mehr.',
  },
  'de.ask-home.co-tenant': {
    says: 'Ja. Wer gemeinsam unterschrieben hat, schuldet die ganze Miete, auch nach dem Auszug, und der Vermieter darf alles von Ihnen verlangen. Vom anderen können Sie einen Anteil zurückholen, meist die Hälfte. Kündigen können Sie nur gemeinsam. Verlangen Sie schriftlich die Unterschrift: Nach einer Trennung kann ein Gericht sie anordnen. Oder bitten Sie den Vermieter um einen Vertrag nur mit Ihnen.',
  },
}
