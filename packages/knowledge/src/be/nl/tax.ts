/** The Dutch words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_WORDS: Words = {
  'be.tax.want': {
    says: 'De belastingdienst zegt wat u voor een jaar moet betalen, en tegen wanneer.',
  },
  'be.tax.who': {
    says: 'De FOD Financiën is de federale belastingdienst. Hij kan beslag leggen zonder eerst naar een rechter te gaan.',
  },
  'be.tax.reality': {
    says: 'Een aanslagbiljet kan fout zijn. U hebt een jaar om bezwaar te maken, maar ongeveer twee maanden om te betalen.',
  },
  'be.tax.rights-summary': {
    says: 'U mag bezwaar maken, vragen om gespreid te betalen en de fiscale bemiddelaar om hulp vragen. Alles is gratis.',
  },
  'be.tax.not-yet': {
    says: 'Voor de betaaldatum kunnen zij geen beslag leggen. Tijdens een bezwaar mogen zij meestal alleen innen wat u niet betwist.',
  },
  'be.tax.deadline-object': {
    says: 'U hebt een jaar om bezwaar te maken. Het begint op de derde werkdag na de verzending. De getoonde dag is de veilige.',
    action: 'Bezwaar maken tegen de belasting',
    consequence: 'De belasting blijft, behalve bij enkele fouten.',
  },
  'be.tax.right-object': {
    says: 'U hebt het recht om bezwaar te maken in MyMinfin of met een brief. Zeg waarom. Vraag om gehoord te worden.',
  },
  'be.tax.right-court': {
    says: 'Zeggen zij nee, of zes maanden niets, dan kunt u naar de rechtbank van eerste aanleg.',
  },
  'be.tax.right-relief': {
    says: 'Kunt u nooit alles betalen, dan kunt u eens in de vijf jaar onbeperkt uitstel van invordering vragen.',
  },
  'be.tax.step-check': {
    says: 'Vergelijk het aanslagbiljet met uw aangifte en uw fiches in MyMinfin.',
  },
  'be.tax.step-plan': {
    says: 'Kunt u niet in één keer betalen, vraag vandaag een plan in MyMinfin.',
  },
  'be.tax.step-object': {
    says: 'Is het fout, maak dan snel bezwaar en betaal het deel dat klopt.',
  },
  'be.tax.option-plan': {
    says: 'Vraag tot 12 maandelijkse delen. Zeg wat u verdient en uitgeeft.',
    title: 'Vragen om gespreid te betalen',
    cost: 'De belasting, en interest',
    time: 'Vandaag.',
    risk: 'De interest loopt door.',
    bestFor: 'U moet het betalen maar kunt het niet in één keer.',
  },
  'be.tax.option-object': {
    says: 'Schrijf wat fout is en voeg bewijs toe.',
    title: 'Bezwaar maken',
    cost: 'Gratis',
    time: 'Binnen een jaar, beter binnen twee maanden',
    risk: 'De interest loopt door voor wat u verliest.',
    bestFor: 'Het bedrag is fout of niet van u.',
  },
  'be.tax.option-mediator': {
    says: 'De fiscale bemiddelaar spreekt met het kantoor voor u.',
    title: 'De fiscale bemiddelaar vragen',
    cost: 'Gratis',
    time: 'Enkele weken',
    risk: 'Geen. De termijnen lopen door.',
    bestFor: 'U krijgt geen antwoord of geen plan.',
  },
}
