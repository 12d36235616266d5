/** Notices to leave a rented home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NL: Words = {
  'de.home.want': {
    says: 'Uw verhuurder wil dat de huur eindigt. De brief alleen laat u niet vertrekken.',
  },
  'de.home.who': {
    says: 'Uw verhuurder is een particuliere partij. Alleen een rechter kan u bevelen te gaan, en alleen een gerechtsdeurwaarder kan het uitvoeren.',
  },
  'de.home.reality': {
    says: 'Niemand kan u zonder rechtszaak uit huis zetten. Dat duurt maanden. Sloten veranderen of stroom afsluiten is tegen de wet.',
  },
  'de.home.rights-at-once': {
    says: 'De opzegging moet op papier zijn, ondertekend en met redenen. U kunt haar betwisten en blijven tot een rechter beslist.',
  },
  'de.home.rights-summary': {
    says: 'De opzegging moet op papier zijn, getekend en met redenen. U kunt wegens nood bezwaar maken en blijven totdat een rechter beslist.',
  },
  'de.home.not-yet': {
    says: 'Ze kunnen u nu niet buiten zetten. Eerst komt een eis, dan een vonnis, vaak extra tijd, dan een datum met een gerechtsdeurwaarder.',
  },
  'de.home.step-stay': {
    says: 'Vertrek nog niet en teken nog niets. Laat de opzegging nagaan door een huurdersvereniging (Mieterverein) of advocaat.',
  },
  'de.home.step-form': {
    says: 'Controleer de vorm: op papier, door elke verhuurder met de hand getekend, aan elke huurder, met de redenen erin. Zo niet, dan heeft zij geen effect.',
  },
  'de.home.option-time': {
    says: 'Vraag schriftelijk een latere datum, geen huurschulden en een bedrag voor de verhuizing.',
    title: 'Meer tijd of verhuisgeld afspreken',
    cost: 'Niets.',
    time: 'Enkele gesprekken.',
    risk: 'Een getekende beëindigingsovereenkomst beëindigt uw rechten. Laat haar eerst nagaan.',
    bestFor: 'U zou gaan, maar hebt tijd of hulp nodig.',
  },
  'de.home.option-help': {
    says: 'Ga met de brief naar een huurdersvereniging of advocaat, en naar het kantoor van uw gemeente tegen verlies van woningen.',
    title: 'Huurdersvereniging en huisvestingskantoor',
    cost: 'Het kantoor is gratis. De vereniging heeft een bijdrage.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'Iedereen met een opzegging of huurschulden.',
  },
  'de.home.right-court': {
    says: 'U mag blijven totdat een rechter u beveelt te gaan en een gerechtsdeurwaarder komt. De rechter kan u tot een jaar geven om te verhuizen.',
  },
  'de.home.right-reason': {
    says: 'Uw verhuurder heeft een wettige reden nodig, geschreven in de opzegging. Een hogere huur is nooit een reden.',
  },
  'de.home.right-periods': {
    says: 'Voor een gewone opzegging zijn drie maanden nodig. Na vijf jaar zijn het er zes, na acht jaar negen.',
  },
  'de.home.warn-sign': {
    says: 'Teken geen beëindigingsovereenkomst of „bevestiging van de opzegging” die u niet begrijpt.',
  },
  'de.home.insight-message': {
    says: 'Dit lijkt per mail of bericht te komen. Opzegging van een woning vraagt papier met een handtekening, of een gekwalificeerde elektronische. Een scan is niet genoeg.',
    actionable: 'Schrijf dat u het niet aanvaardt omdat de vorm niet klopt.',
  },
  'de.home.insight-both': {
    says: 'De brief beëindigt de huur twee keer: meteen, en daarnaast met een termijn (hilfsweise). Elk heeft een eigen antwoord nodig.',
    actionable:
      'Betaal alle schulden tegen de eerste. Vraag de tweede in te trekken, vooral als de vertraging niet uw schuld was.',
  },
  'de.home.tactic-power': {
    says: 'Tekende een vertegenwoordiger en stuurde hij geen originele volmacht (Vollmacht)? Wijs de opzegging daarom binnen ongeveer een week op papier af.',
    risk: 'De verhuurder kan een nieuwe opzegging sturen. U wint alleen tijd.',
    notWhen: 'De verhuurder tekende, of had u de volmacht van de vertegenwoordiger gemeld.',
  },
  'de.home.element-signature': {
    says: 'Voor een opzegging is papier en een handtekening met de hand nodig.',
    name: 'Een handtekening op papier',
    ifMissing:
      'We zien geen handtekening. Een opzegging per mail, bericht of zonder handtekening met de hand heeft geen effect.',
  },
  'de.home.element-reason': {
    says: 'De reden moet in de opzegging zelf staan.',
    name: 'De reden van de opzegging',
    ifMissing:
      'We zien geen reden in de opzegging. Zonder redenen in de brief mislukt een opzegging van de verhuurder meestal.',
  },
  'de.home.myth-fourteen': {
    says: 'Niemand mag u meteen uit huis zetten, ook niet na een opzegging zonder termijn. De verhuurder moet eerst een rechtszaak winnen.',
  },
  'de.home.myth-winter': {
    says: 'Drie nieuwe huurders bevrijden u niet van uw opzegtermijn. Dat is alleen zo als het contract of de verhuurder ermee instemt.',
  },
}
