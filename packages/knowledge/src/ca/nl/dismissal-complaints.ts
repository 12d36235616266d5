/** Complaints about a dismissal: to whom, and by when: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_COMPLAINTS_NL: Words = {
  'ca.work.opt-standards': {
    says: 'Het arbeidskantoor (employment standards office) van uw provincie kan gratis bevelen dat onbetaald loon en geld voor de minimale opzegtermijn worden betaald.',
    title: 'Klaag bij het arbeidskantoor',
    cost: 'Gratis.',
    time: 'Maanden.',
    risk: 'In Ontario kan het een zaak bij de rechter over dezelfde opzegtermijn tegenhouden.',
    bestFor: 'Ze betaalden het minimum niet.',
  },
  'ca.work.warn-limits': {
    says: 'Sommige termijnen zijn kort: 45 dagen in Québec, 90 dagen voor federale banen. Schrijf de dag op waarop uw baan eindigde.',
  },
  'ca.work.fed-unjust': {
    says: 'In een federale baan, met minstens 12 maanden werk en zonder vakbond, hebt u 90 dagen om te klagen over onterecht ontslag (unjust dismissal).',
    action:
      'Dien een klacht over onterecht ontslag (unjust dismissal) in bij het federale Labour Program',
    consequence: 'U verliest deze weg naar uw baan of geld.',
  },
  'ca.work.qc-124': {
    says: 'In Québec hebt u na twee jaar werk 45 dagen om te klagen over ontslag zonder goede reden. Wij tellen vanaf de brief.',
    action: 'Dien een klacht in bij de CNESST',
    consequence: 'U verliest het recht op deze klacht.',
  },
  'ca.work.bc-complaint': {
    says: 'In British Columbia hebt u zes maanden vanaf uw laatste dag om te klagen over loon of opzegtermijn.',
    action: 'Dien een klacht in bij de Employment Standards Branch',
    consequence: 'De Branch kan een late klacht weigeren.',
  },
  'ca.work.ab-complaint': {
    says: 'In Alberta hebt u zes maanden vanaf uw laatste dag om te klagen over loon of opzegtermijn.',
    action: 'Dien een klacht in bij Employment Standards',
    consequence: 'Een late klacht kan worden geweigerd.',
  },
  'ca.work.on-claim': {
    says: 'In Ontario hebt u twee jaar voor onbetaald loon of opzegloon. Een klacht over opzegloon bij het Ministry of Labour sluit een rechtszaak voor meer uit, tenzij u die binnen twee weken intrekt. Vraag eerst advies.',
    action: 'Onbetaald loon of opzegloon eisen',
    consequence: 'De eis is te laat.',
  },
  'ca.work.right-void-clause': {
    says: 'In Ontario kan één onwettige regel over het einde van de baan alle grenzen aan de opzegtermijn in uw contract ongeldig maken. Dan krijgt u misschien veel meer dan het minimum. Laat het een advocaat zien.',
  },
  'ca.work.right-two-years': {
    says: 'U hebt meestal twee jaar om de werkgever aan te klagen voor de opzegvergoeding. Tel vanaf de dag dat het u werd gezegd.',
  },
}
