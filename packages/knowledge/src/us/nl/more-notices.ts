/** The Dutch words of the rows in ../more-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORE_NOTICES_NL: Words = {
  'us.swarm.right-who': {
    says: 'Een internetlijn betalen bewijst niet dat u iets hebt gekopieerd. De eigenaar moet laten zien dat u het deed, of het wist en hielp.',
  },
  'us.swarm.right-quash': {
    says: 'Uw internetbedrijf moet het u vertellen voor het door een bevel van de rechter uw naam geeft. U kunt die rechtbank vragen het te stoppen, uiterlijk op de datum in de brief.',
  },
  'us.tax.right-credits': {
    says: 'Als zij een korting voor kinderen of laag loon schrappen, hebt u 60 dagen om te vragen dat ongedaan te maken. Stuur bewijs dat het kind bij u woonde.',
  },
  'us.loan.right-plan': {
    says: 'Vraag voor u betalingen mist om een plan dat bij uw inkomen past, of een pauze. Bij een lening met achterstand (default) komt u eruit met negen afgesproken betalingen.',
  },
  'us.life.right-enroll': {
    says: 'Als de dekking van het werk eindigt, hebt u 60 dagen om een Marketplace-plan te nemen, bij een laag inkomen vaak voor een lagere prijs.',
  },
  'us.share.want': {
    says: 'Het gaat over een timesharecontract: wat u betaalt, en of u eruit kunt.',
  },
  'us.share.right-cancel': {
    says: 'De wet van de staat geeft een paar dagen om een nieuwe timeshare te annuleren, wat de verkoper ook zegt. Tel vanaf de handtekening of de laatste papieren.',
  },
  'us.share.step': {
    says: 'Stuur de brief om te annuleren vandaag aangetekend (certified mail) naar het adres in het contract. Bewaar het bewijs.',
  },
  'us.share.option': {
    says: 'Annuleer schriftelijk binnen de dagen van uw staat, of klaag bij de procureur-generaal van de staat (attorney general).',
    title: 'Schriftelijk annuleren',
    cost: 'De prijs van aangetekende post (certified mail)',
    time: 'Een paar dagen na de handtekening',
    risk: 'Pas op voor bedrijven die beloven u er voor geld uit te halen.',
    bestFor: 'U hebt kort geleden getekend, of bent misleid.',
  },
  'us.license.right-stop': {
    says: 'U moet een manier krijgen om over de intrekking gehoord te worden. Dat staat los van de strafzaak.',
  },
  'us.license.step-hearing': {
    says: 'Vraag vandaag om de hoorzitting: de tijd is vaak maar dagen. Vraag een advocaat voor de eerste dag bij de rechtbank.',
  },
  'us.license.option-hearing': {
    says: 'Vraag om een hoorzitting, en om toestemming om naar het werk te rijden.',
    title: 'Om een hoorzitting vragen',
    cost: 'In sommige staten kosten',
    time: 'Dagen, zoals in het bericht staat',
    risk: 'Geen. Zonder hoorzitting begint de intrekking.',
    bestFor: 'U moet rijden of de test klopte niet.',
  },
  'us.home.right-animal': {
    says: 'Een verhuurder moet een dier dat u nodig hebt voor een handicap meestal toestaan, zonder kosten voor huisdieren. Er kan om een brief van uw arts worden gevraagd.',
  },
  'us.eob.want': {
    says: 'Uw zorgplan laat zien wat het betaalde en wat de arts van u mag vragen. Het is geen rekening.',
  },
  'us.eob.right-appeal': {
    says: 'U kunt in beroep gaan tegen wat het plan niet betaalde, meestal binnen 180 dagen, en daarna een beoordeling van buiten vragen.',
  },
  'us.eob.step': {
    says: 'Wacht op de rekening van de arts en vergelijk die met dit papier. Betaal niet meer dan "uw deel" (your share).',
  },
  'us.eob.option': {
    says: 'Bel het plan als er iets fout lijkt, en ga dan schriftelijk in beroep.',
    title: 'Vragen, dan in beroep gaan',
    cost: 'Gratis',
    time: 'In de meeste plannen 180 dagen',
    risk: 'Geen.',
    bestFor: 'Het plan betaalde te weinig of u kreeg die zorg nooit.',
  },
  'us.parking.right-signs': {
    says: 'Borden moeten duidelijk zijn en het bedrag eerlijk. Een bedrijf mag zijn rekening geen boete noemen en niet dreigen met iets wat het niet kan.',
  },
  'us.ask-life.family-leave': {
    says: 'Bij een bedrijf met 50 werknemers kunt u meestal 12 weken onbetaald verlof nemen voor een ouder, kind, partner of eigen ziekte. Uw baan blijft. Sommige staten betalen een deel van uw loon.',
    dependsOn: 'hoe groot het bedrijf is, een jaar werk daar, en uw staat',
  },
}
