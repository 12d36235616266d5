/** Letters of an office that refuses or stops a benefit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_NL: Words = {
  'ch.refusal.want': {
    says: 'Een dienst zegt dat u geen uitkering krijgt, dat zij stopt, of dat u minder krijgt.',
  },
  'ch.refusal.reality': {
    says: 'Een dienst heeft tegen u beslist. Veel van zulke beslissingen veranderen als mensen met papieren bezwaar maken.',
  },
  'ch.refusal.step-first': {
    says: 'Vraag om de redenen en uw dossier. Verzamel papieren die u gelijk geven, en schrijf vóór de laatste dag. Bewijs mag later volgen.',
  },
  'ch.refusal.benefit-want': {
    says: 'Een dienst zegt dat u geen uitkering krijgt, dat zij stopt, of dat u minder krijgt.',
  },
  'ch.refusal.benefit-reality': {
    says: 'Een dienst heeft tegen u beslist. Veel van zulke beslissingen veranderen als mensen met papieren bezwaar maken.',
  },
  'ch.refusal.benefit-step-first': {
    says: 'Vraag om de redenen en uw dossier. Verzamel papieren die u gelijk geven, en schrijf vóór de laatste dag. Bewijs mag later volgen.',
  },
  'ch.refusal.right-object': {
    says: 'Tegen een beslissing (Verfügung) hebt u meestal 30 dagen voor bezwaar of beroep. Tegen een ontwerp van de invaliditeitsdienst (Vorbescheid) hebt u ook 30 dagen. In de brief staat waar.',
  },
  'ch.refusal.right-invalidity': {
    says: 'Een IV-uitkering begint bij 40% invaliditeit. Daaronder, vanaf zo’n 20%, kan hulp bij werk of scholing: vraag die. Kijk hoe ze lonen vergeleken.',
  },
  'ch.refusal.right-file': {
    says: 'U mag het hele dossier met medische rapporten zien en moet vooraf worden gehoord. Het ontwerp (Vorbescheid) is uw kans: stuur een brief van uw arts.',
  },
  'ch.refusal.deadline': {
    says: 'U hebt dertig dagen om schriftelijk bezwaar te maken (Einsprache).',
    action: 'Bezwaar maken (Einsprache)',
    consequence: 'De beslissing is definitief.',
  },
}
