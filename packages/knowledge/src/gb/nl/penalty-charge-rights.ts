/** Rights of who gets a council penalty charge: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_RIGHTS_NL: Words = {
  'gb.pcn.right-grace': {
    says: 'In een vak of parkeerplaats van de gemeente geldt pas een boete als u meer dan 10 minuten over de toegestane tijd bent.',
  },
  'gb.pcn.right-discount': {
    says: 'U betaalt minder als u binnen 14 dagen betaalt. De 14 dagen beginnen op de dag dat de bon op de auto kwam of aan u werd gegeven.',
  },
  'gb.pcn.right-discount-post': {
    says: 'Komt een boete van een camera per post? Dan geldt de lagere prijs 21 dagen vanaf de dag van officiële ontvangst (service).',
  },
  'gb.pcn.right-appeal': {
    says: 'U hebt 28 dagen vanaf een afwijzing (notice of rejection) om in beroep te gaan bij het tribunaal. Het is gratis. U hoeft bijna nooit kosten van de ander te betalen.',
  },
  'gb.pcn.right-compelling': {
    says: 'Ook als de regel is gebroken, kunt u de gemeente vragen de boete in te trekken. Geef een sterke reden, zoals plotselinge ziekte.',
  },
  'gb.pcn.right-evidence': {
    says: 'U mag de foto’s, de film en de notities zien waarop de gemeente zich beroept. Veel gemeenten tonen ze online.',
  },
  'gb.pcn.right-camera': {
    says: 'Camera’s mogen alleen voor sommige parkeerregels worden gebruikt, zoals bushaltes, busbanen, strepen bij scholen en rode routes.',
  },
  'gb.pcn.right-statement': {
    says: 'U mag een verklaring (witness statement) geven op een van de vaste gronden. Bijvoorbeeld: u kreeg de brief nooit, of niemand antwoordde u.',
  },
  'gb.pcn.right-order-and-signs': {
    says: 'De gemeente heeft voor haar regel een verkeersbesluit (traffic order) nodig en borden die hem duidelijk tonen. Bekijk de plek. Een fout besluit of slechte borden zijn een reden om te schrappen.',
  },
  'gb.pcn.right-no-answer': {
    says: 'Schreef u op tijd na de officiële kennisgeving en kreeg u in 56 dagen geen antwoord? Dan moet de gemeente schrappen. Zeg het nu, en ook op het volgende formulier.',
  },
}
