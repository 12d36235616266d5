/** Questions about warnings, bullying and discrimination at work, and the first steps for workers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_NL: Words = {
  'de.ask-job.warning': {
    says: 'U hoeft hem niet te tekenen, en dat is geen werkweigering. Tekent u toch, schrijf dan “alleen ontvangen”. Bevestig nooit dat het klopt. Uw baan eindigt er niet door, maar een terechte kan een ontslag voorbereiden. Laat uw eigen verklaring met bewijs in uw dossier opnemen. Een onjuiste kunt u schriftelijk laten verwijderen. Er loopt geen korte termijn.',
    dependsOn: 'of het verwijt waar is',
  },
  'de.ask-job.discrimination': {
    says: 'U kunt een vergoeding eisen, maar alleen schriftelijk binnen twee maanden. Daarna hebt u drie maanden om naar de arbeidsrechter te gaan. Bewaar bewijs en bel de Antidiskriminierungsstelle.',
  },
  'de.ask-job.step-date': {
    says: 'Schrijf op welke dag elke brief kwam. Drie weken is de tijd om naar de rechter te gaan.',
  },
  'de.ask-job.step-union': {
    says: 'Vraag uw vakbond, een advocaat of de balie van de arbeidsrechter (Rechtsantragstelle).',
  },
  'de.ask-job.right-paper': {
    says: 'Een ontslag telt alleen op papier met een handtekening met de hand.',
  },
  'de.ask-job.guide-register': {
    says: 'Gaat uw baan eindigen? Meld u binnen drie dagen als werkzoekend.',
  },
  'de.ask-job.guide-no-sign': {
    says: 'Teken niets meteen. Neem het mee naar huis en laat het nagaan.',
  },
  'de.ask-job.guide-claim-pay': {
    says: 'Eis openstaand loon snel schriftelijk. Veel contracten laten het na drie maanden vervallen.',
  },
  'de.ask-job.guide-right-reason': {
    says: 'Na zes maanden in een bedrijf met meer dan tien banen heeft een ontslag een wettige reden nodig.',
  },
  'de.ask-job.guide-right-leave': { says: 'U hebt minstens vier weken betaald verlof per jaar.' },
  'de.ask-job.guide-right-sick': { says: 'Bij ziekte betaalt uw werkgever tot zes weken door.' },
  'de.ask-job.guide-option-court': {
    says: 'De balie schrijft uw eis gratis op.',
    title: 'Binnen drie weken naar de arbeidsrechter',
    cost: 'Vooraf geen kosten.',
    time: 'Drie weken vanaf de brief.',
    risk: 'Bij de eerste rechter betaalt u uw eigen advocaat.',
    bestFor: 'U twijfelt aan een ontslag.',
  },
  'de.ask-job.guide-warn': { says: 'Praten met de baas stopt de drie weken niet.' },
  'de.ask-job.bullying': {
    says: 'Uw werkgever moet u beschermen. Houd een dagboek bij: dag, woorden, getuigen. Klaag schriftelijk bij werkgever, Betriebsrat of AGG-punt; zij moeten het onderzoeken. Ga naar een arts. Neem niet haastig ontslag: u kunt twaalf weken uitkering verliezen. Een bond of advocaat adviseert.',
  },
}
