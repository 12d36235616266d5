/** Rights of whoever got a public fine: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_RIGHTS_NL: Words = {
  'de.public.fine-right-limit': {
    says: 'De meeste verkeersovertredingen verjaren na zes maanden. Tot de zomer van 2026 waren het er meestal drie. Een hoorbrief of boete laat de tijd opnieuw lopen.',
  },
  'de.public.fine-right-keeper': {
    says: 'Alleen de bestuurder krijgt een boete. Bij parkeerovertredingen moet de houder misschien de kosten betalen als de bestuurder onbekend blijft.',
  },
  'de.public.fine-right-restore': {
    says: 'Was u met vakantie? Vraag binnen een week na terugkeer herstel van de termijn (Wiedereinsetzung), en maak bezwaar.',
  },
  'de.public.fine-right-file': {
    says: 'U hebt het recht het dossier te zien, met de foto en de meetgegevens.',
  },
  'de.public.fine-right-ban': {
    says: 'Een rijverbod kan een hogere boete worden als het uw baan kost of u te hard treft. Zonder rijverbod in twee jaar kiest u het begin binnen vier maanden.',
  },
  'de.public.fine-right-red-light': {
    says: 'Kwam niemand in gevaar, dan komt de maand rijverbod alleen bij meer dan één seconde rood. Laat de meting nakijken: enkele tienden kunnen beslissen.',
  },
}
