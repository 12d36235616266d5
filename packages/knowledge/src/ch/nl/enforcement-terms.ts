/** The Dutch words of Switzerland: enforcement terms. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_TERMS_NL: Words = {
  'ch.order.right-missed': {
    says: 'De tien dagen gemist met een goede reden, zoals een verblijf in het ziekenhuis? Vraag ze terug bij de toezichthouder, zodra u weer iets kunt doen.',
  },
  'ch.order.right-judge-stop': {
    says: 'Ook zonder bezwaar kan een rechter een invordering (Betreibung) stoppen. Toon dat de schuld niet bestaat, betaald is of nog niet betaald hoeft te worden.',
  },
  'ch.court.right-against-lifting': {
    says: 'Vragen ze een rechter uw bezwaar op te heffen (Rechtsöffnung)? Antwoord op tijd met papieren: betaald, uitstel gekregen, te oud, of niet door u getekend.',
  },
  'ch.court.seize-right-parts': {
    says: 'Het kantoor kan de verkoop van uw spullen tot twaalf maanden uitstellen als u in delen betaalt. Vraag het schriftelijk en noem een bedrag.',
  },
  'ch.court.warn-stay-away': {
    says: 'Blijft u weg van het bemiddelingsgesprek (Schlichtung), dan kan de zaak zonder u doorgaan. Sinds 2025 kunt u ook een boete tot 1.000 frank krijgen.',
  },
  'ch.credit.right-loan': {
    says: 'Een kredietgever kan een privélening pas beëindigen als u een tiende ervan achterloopt. Ging hij niet na of u kon betalen, dan kan hij de rente verliezen, of alles.',
  },
  'ch.debt.right-credit-bureau': {
    says: 'Een kredietbureau mag alleen bewaren wat telt voor krediet, en niets fouts. Vraag gratis wat het over u heeft en laat fouten verbeteren.',
  },
  'ch.debt.right-loss-paper': {
    says: 'Een verliesbewijs draagt geen rente meer en verjaart na 20 jaar. Veel schuldeisers nemen genoegen met minder. Na een faillissement betaalt u alleen uit nieuw vermogen.',
  },
}
