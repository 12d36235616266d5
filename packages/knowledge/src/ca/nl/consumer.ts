/** Disputes with a firm about a contract: faults, fairness and complaints: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_NL: Words = {
  'ca.buy.myth-policy': {
    says: 'Een regel van de winkel kan niet wegnemen wat de wet u geeft. Spullen moeten van redelijke kwaliteit zijn en doen wat is beloofd.',
  },
  'ca.buy.want': {
    says: 'U kunt vragen of het contract eerlijk is en of het bedrijf zijn eigen deel is nagekomen.',
  },
  'ca.buy.reality': {
    says: 'Een bedrijf kan niet alleen beslissen wie gelijk heeft. Bent u het niet eens, dan moet het zijn gelijk bewijzen bij de rechter.',
  },
  'ca.buy.who': {
    says: 'Elke provincie maakt haar eigen consumentenrecht. Elke heeft een kantoor dat gratis klachten aanneemt.',
  },
  'ca.buy.rights': {
    says: 'U kunt vragen waarvoor u betaalde. Onware beweringen in reclame of van een verkoper zijn tegen de wet.',
  },
  'ca.buy.not-yet': {
    says: 'Ze kunnen uw loon of spullen niet nemen zonder vonnis van een rechter.',
  },
  'ca.buy.right-fit': {
    says: 'Spullen moeten van redelijke kwaliteit zijn en doen wat de verkoper zei. Een bordje in de winkel kan dat niet wegnemen.',
  },
  'ca.buy.right-charge': {
    says: 'Levert een webwinkel niet of betaalt hij niet terug? Vraag uw kaartbedrijf de betaling terug te draaien.',
  },
  'ca.buy.step-write': {
    says: 'Schrijf het bedrijf. Zeg wat er misging, wat u wilt en uiterlijk wanneer.',
  },
  'ca.buy.step-proof': { says: 'Bewaar het contract, de reclame, de bon en foto’s.' },
  'ca.buy.step-card': {
    says: 'Betaalde u met een kaart? Vraag het kaartbedrijf om terugboeking (chargeback). Doe het snel, want de tijd is kort.',
  },
  'ca.buy.step-office': { says: 'Klaag bij het consumentenkantoor van uw provincie.' },
  'ca.buy.opt-complain': {
    says: 'Klaag bij het bedrijf, dan bij het consumentenkantoor of de klachteninstantie van die branche.',
    title: 'Klaag',
    cost: 'Gratis.',
    time: 'Weken tot maanden.',
    risk: 'Laag.',
    bestFor: 'Het bedrijf wil niet luisteren.',
  },
  'ca.buy.opt-deal': {
    says: 'Vraag om reparatie, geld terug of een lagere prijs.',
    title: 'Vraag om een eerlijke oplossing',
    cost: 'Gratis.',
    time: 'Dagen.',
    risk: 'Laag.',
    bestFor: 'U wilt het snel oplossen.',
  },
  'ca.buy.opt-court': {
    says: 'Eis uw geld zonder advocaat.',
    title: 'Ga naar de rechter voor kleine zaken (small claims court)',
    cost: 'Griffiegeld.',
    time: 'Een paar maanden.',
    risk: 'Verliest u, dan betaalt u misschien een deel van de kosten.',
    bestFor: 'Het bedrag is het waard en u hebt bewijs.',
  },
  'ca.buy.qc-warranty': {
    says: 'In Québec moeten spullen een redelijke tijd werken, gezien de prijs en het gebruik. Deze wettelijke garantie is gratis en geldt vanzelf.',
  },
  'ca.buy.on-sale': {
    says: 'In Ontario moeten spullen geschikt zijn voor gebruik en diensten van redelijke kwaliteit. Een bedrijf kan dat bij een consument niet in een contract uitsluiten.',
  },
  'ca.buy.bc-sale': {
    says: 'In British Columbia moeten spullen geschikt zijn, van redelijke kwaliteit, en redelijk lang meegaan.',
  },
  'ca.buy.sk-sale': {
    says: 'In Saskatchewan moeten spullen van aanvaardbare kwaliteit zijn en lang genoeg meegaan. Bij een ernstig gebrek hebt u misschien recht op geld terug.',
  },
  'ca.buy.qc-remedies': {
    says: 'Schendt een verkoper het consumentenrecht van Québec? Dan kunt u vragen om wat is beloofd, een lagere prijs, uw geld terug of schadevergoeding.',
  },
  'ca.buy.bc-unfair': {
    says: 'In British Columbia mag een verkoper u niet misleiden of onder druk zetten. U kunt uw schade eisen bij de rechter, en een oneerlijke koop bindt u misschien niet.',
  },
  'ca.buy.ab-unfair': {
    says: 'In Alberta mag een verkoper u niet misleiden of onder druk zetten. U kunt een koop door een oneerlijke praktijk annuleren en uw schade eisen.',
  },
}
