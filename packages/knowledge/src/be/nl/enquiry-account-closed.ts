/** Questions about a bank that closes or refuses an account: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOUNT_CLOSED_NL: Words = {
  'be.ask.account-closed': {
    says: 'Een bank die een rekening sluit moet meestal twee maanden vooraf schriftelijk opzeggen, behalve bij fraude of een zware fout. Vraag schriftelijk waarom, en uw geld. Elke consument heeft recht op de basisbankdienst: vraag hem aan een bank met haar formulier. Hij omvat kaart, overschrijvingen en domiciliëringen, goedkoop. Weigering? Klacht bij de bank, dan gratis bij Ombudsfin. Geef uw werkgever de nieuwe rekening.',
  },
}
