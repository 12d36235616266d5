/** The Dutch words of the rows in ../enquiry-employment-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_INSURANCE_NL: Words = {
  'ca.ask.ei-refused': {
    says: 'Vraag schriftelijk om een nieuwe blik (reconsideration), binnen 30 dagen na de beslissing. Weggaan zonder echte keus, of onder druk om te gaan, kan een goede reden zijn. Het is gratis.',
  },
  'ca.ask.ei-just-cause': {
    says: 'U houdt de uitkering als u een goede reden had om te gaan, bijvoorbeeld oneerlijke druk om te gaan. Niet elke fout is ernstig wangedrag (misconduct).',
  },
  'ca.ask.ei-reconsider': {
    says: 'U hebt 30 dagen om Service Canada te vragen opnieuw te kijken, en daarna 30 dagen voor beroep bij het Social Security Tribunal.',
  },
  'ca.ask.ei-qc-dismissal': {
    says: 'In Québec kan gedwongen ontslag nemen tellen als ontslagen worden. Met twee jaar dienst hebt u 45 dagen om te klagen bij de CNESST.',
  },
  'ca.ask.ei-qc-labour': {
    says: 'Werd u in Québec gezegd zelf te gaan of ontslagen te worden? Dan kan de wet op de arbeidsnormen ook helpen. De grens is 45 dagen.',
  },
  'ca.ask.ei-quit': {
    says: 'U kunt EI krijgen als weggaan de enige redelijke keuze was, zoals bij gevaar, pesten of onbetaald loon, en u het eerst probeerde op te lossen. Vraag het binnen vier weken aan, met bewijs. Geweigerd? Vraag binnen 30 dagen om herziening; dat is gratis. Daarna komt het Tribunaal.',
  },
  'ca.ask.ei': {
    says: 'Vraag het meteen aan, en binnen vier weken na uw laatste dag. U hoeft niet te wachten op uw werkbewijs (record of employment).',
  },
}
