/** The Dutch words of Germany: insurance contract. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_CONTRACT_NL: Words = {
  'de.insurance.dearer-want': { says: 'Uw verzekeraar wil meer geld voor dezelfde dekking.' },
  'de.insurance.dearer-right': {
    says: 'Stijgt de prijs en de dekking niet? Dan mag u het contract binnen één maand na deze brief beëindigen. Het eindigt als de verhoging begint.',
  },
  'de.insurance.dearer-deadline': {
    says: 'U hebt één maand nadat de brief kwam om het contract wegens de verhoging te beëindigen.',
    action: 'Het contract in tekstvorm beëindigen, als u een andere verzekeraar wilt',
    consequence: 'Het contract loopt door tegen de hogere prijs.',
  },
  'de.insurance.dearer-step': {
    says: 'Vergelijk eerst andere aanbiedingen. Beëindig het oude contract pas als de nieuwe dekking op papier beloofd is.',
  },
  'de.insurance.dearer-option': {
    says: 'Vraag de reden van de verhoging, of een goedkoper tarief.',
    title: 'Praten of veranderen',
    cost: 'Gratis.',
    time: 'Binnen één maand.',
    risk: 'Een gat zonder dekking, als u te vroeg beëindigt.',
    bestFor: 'De verhoging is groot.',
  },
  'de.insurance.ended-right': {
    says: 'Na een schade mogen beide kanten het contract beëindigen, maar alleen binnen een maand nadat het overleg over het geld eindigt. De verzekeraar moet een maand vooraf opzeggen.',
  },
  'de.insurance.ended-step': {
    says: 'Vraag of u het in plaats daarvan zelf mag beëindigen. Andere verzekeraars nemen u dan liever. Zoek nieuwe dekking vóór die dag.',
  },
  'de.insurance.crash-right': {
    says: 'U kunt rechtstreeks bij de verzekeraar van de andere bestuurder eisen. Hij moet binnen drie maanden een aanbod doen of redenen geven.',
  },
  'de.insurance.crash-lawyer': {
    says: 'Heeft de andere bestuurder schuld? Dan betaalt die verzekeraar boven kleine schade meestal ook uw advocaat en uw eigen deskundige.',
  },
  'de.insurance.health-right-reasons': {
    says: 'Een onafhankelijke trustee (Treuhänder) moet instemmen, en de brief moet zeggen welke kosten de stijging gaven. Anders geldt die nog niet.',
  },
  'de.insurance.health-right-tariff': {
    says: 'U mag naar een ander tarief van dezelfde verzekeraar en houdt uw ouderdomsreserve. Vraag welke tarieven voor u open zijn.',
  },
  'de.insurance.health-right-end': {
    says: 'U mag binnen twee maanden na de brief opzeggen. Bij een volledige ziektekostenverzekering moet u tonen dat een andere verzekeraar u neemt.',
  },
  'de.insurance.health-warn': {
    says: 'Verlaat een particuliere ziektekostenverzekeraar niet te snel. U kunt ouderdomsreserve verliezen, en een nieuwe vraagt naar uw gezondheid.',
  },
  'de.insurance.health-step': {
    says: 'Vraag schriftelijk de redenen en goedkopere tarieven met gelijke dekking. Vergelijk het eigen risico.',
  },
  'de.insurance.health-option-tariff': {
    says: 'Vraag een tariefwissel (Tarifwechsel). Alleen voor betere dekking mag men naar uw gezondheid vragen.',
    title: 'Ander tarief, zelfde verzekeraar',
    cost: 'Gratis.',
    time: 'Altijd.',
    risk: 'Een hoger eigen risico kan bij ziekte meer kosten.',
    bestFor: 'U bent daar al lang verzekerd.',
  },
  'de.insurance.dearer-told': {
    says: 'De brief moet uw recht om op te zeggen noemen en minstens een maand vóór de verhoging aankomen.',
  },
}
