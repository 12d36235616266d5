/** The Dutch words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_NL: Words = {
  'ca.tax.want': {
    says: 'Kijk of het een nieuwe rekening is, een veranderde, of een herinnering om aangifte te doen.',
  },
  'ca.tax.reality': {
    says: 'U mag het oneens zijn. Een bezwaar (notice of objection) is gratis en u hebt geen advocaat nodig.',
  },
  'ca.tax.who': {
    says: 'De Canada Revenue Agency int de federale belasting en de meeste inkomstenbelasting van de provincies. Québec heeft een eigen dienst, Revenu Québec.',
  },
  'ca.tax.rights': {
    says: 'U kunt bezwaar maken, om een betaalplan vragen en vragen rente of boetes te laten vervallen.',
  },
  'ca.tax.not-yet': {
    says: 'Bij de meeste inkomstenbelasting moeten ze na de aanslag 90 dagen wachten voordat ze met dwang innen.',
  },
  'ca.tax.relief-know': {
    says: 'U kunt vragen rente en boetes van de laatste tien jaar te laten vervallen, bijvoorbeeld na ziekte of verlies van uw baan.',
  },
  'ca.tax.right-object': {
    says: 'U hebt het recht bezwaar te maken. Voor de meeste mensen is de laatste dag 90 dagen na de aanslag, of één jaar nadat de aangifte er moest zijn.',
  },
  'ca.tax.right-hold': {
    says: 'Zolang u wacht op antwoord op een bezwaar (objection) tegen inkomstenbelasting, kunnen ze het betwiste bedrag niet innen. De rente loopt wel door.',
  },
  'ca.tax.right-plan': { says: 'U kunt om een betaalplan vragen. Ze kijken wat u kunt betalen.' },
  'ca.tax.step-check': {
    says: 'Log in op uw account of bel het nummer op de officiële website. Controleer of de schuld daar staat.',
  },
  'ca.tax.step-object': {
    says: 'Klopt het niet, dien dan vóór de laatste dag een bezwaar (notice of objection) in. Zeg wat er niet klopt en waarom.',
  },
  'ca.tax.step-call': {
    says: 'Kunt u niet betalen, bel dan en vraag om een plan voordat ze iets doen.',
  },
  'ca.tax.objection': {
    says: 'U hebt 90 dagen vanaf de datum van de aanslag om bezwaar te maken. Bij uw eigen aangifte kan het langer zijn: één jaar nadat die er moest zijn.',
    action: 'Dien een bezwaar (notice of objection) in, als u het niet eens bent',
    consequence: 'U moet dan om meer tijd vragen, en dat moet binnen één jaar.',
  },
  'ca.tax.opt-object': {
    says: 'Dien een bezwaar (notice of objection) in, online of per post.',
    title: 'Maak bezwaar',
    cost: 'Gratis.',
    time: '90 dagen vanaf de aanslag.',
    risk: 'De rente groeit als u verliest.',
    bestFor: 'U denkt dat het bedrag niet klopt.',
  },
  'ca.tax.opt-plan': {
    says: 'Bel de dienst met uw begroting en bied een bedrag per maand aan.',
    title: 'Vraag om een betaalplan',
    cost: 'De rente loopt door.',
    time: 'Voordat ze iets doen.',
    risk: 'Slaat u een betaling over, dan kunnen ze iets doen.',
    bestFor: 'U bent het schuldig, maar kunt niet alles in één keer betalen.',
  },
  'ca.tax.opt-help': {
    says: 'Een voorstel aan schuldeisers (consumer proposal) kan ook voor belastingschulden gelden.',
    title: 'Ga naar een schuldregelaar (trustee)',
    cost: 'Betaald uit wat u afspreekt te betalen.',
    time: 'Dagen om te beginnen.',
    risk: 'Het staat in uw kredietdossier.',
    bestFor: 'U bent veel meer schuldig dan u kunt betalen.',
  },
  'ca.tax.warn-force': {
    says: 'De belastingdienst kan zonder rechtszaak geld van uw loon of bank nemen. Laat het niet liggen.',
  },
  'ca.tax.right-service': {
    says: 'De belastingdienst moet u eerlijk behandelen. U kunt daar klagen, en daarna gratis bij de Taxpayers’ Ombudsperson.',
  },
  'ca.tax.know-certificate': {
    says: 'De belastingdienst kan wat u schuldig bent bij de Federal Court laten inschrijven. Dan werkt het als een vonnis, zonder rechtszaak.',
    learnMore:
      'Een betaalplan op tijd voorkomt dit meestal. Vraag wat u over uw begroting kunt laten zien.',
  },
  'ca.tax.qc-object': {
    says: 'Tegen een aanslag (notice of assessment) van Revenu Québec hebt u 90 dagen om een bezwaar (notice of objection) te sturen. Dat is gratis.',
  },
  'ca.tax.right-three-years': {
    says: 'Ze kunnen uw belasting meestal alleen binnen drie jaar na de eerste aanslag voor dat jaar wijzigen. Daarna moeten ze een slordige of valse aangifte aantonen.',
  },
}
