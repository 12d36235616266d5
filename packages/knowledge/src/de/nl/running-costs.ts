/** The Dutch words of Germany: running costs. */
import type { Words } from '@plainletter/contracts/rule'

export const RUNNING_COSTS_NL: Words = {
  'de.home.deadline-costs': {
    says: 'U hebt twaalf maanden nadat de rekening kwam voor bezwaar. Wat verschuldigd is, moet toch op tijd betaald worden, onder voorbehoud.',
    action: 'De verhuurder zeggen wat er mis is met de rekening',
    consequence: 'U kunt geen bezwaar meer maken tegen de rekening.',
  },
  'de.home.step-costs-check': {
    says: 'Controleer de periode, het totaal, het deel voor uw woning en uw voorschotten. Vraag de bonnen te zien.',
  },
  'de.home.option-costs': {
    says: 'Vraag de bonnen te zien. Totdat het mag, kunt u de bijbetaling inhouden.',
    title: 'Bonnen vragen en bezwaar maken',
    cost: 'Gratis.',
    time: 'Binnen twaalf maanden.',
    risk: 'Betaal op tijd wat duidelijk klopt.',
    bestFor: 'De rekening is hoog of onduidelijk.',
  },
  'de.home.right-costs-late': {
    says: 'De rekening moet u binnen twaalf maanden na het einde van haar jaar bereiken. Later kan de verhuurder geen bijbetaling vragen.',
  },
  'de.home.right-costs-receipts': {
    says: 'U hebt het recht de bonnen achter de rekening te zien.',
  },
  'de.costs.want': {
    says: 'Uw verhuurder heeft de bijkomende kosten van een jaar opgeteld (Betriebskosten).',
  },
  'de.costs.want-more': { says: 'Ze vragen u het deel dat uw betalingen per maand niet dekten.' },
  'de.costs.who': {
    says: 'Een verhuurder of beheerder moet één keer per jaar over uw betalingen afrekenen, regel voor regel.',
  },
  'de.costs.reality': {
    says: 'U mag deze rekening nagaan. U hebt twaalf maanden voor bezwaar, ook als u betaald hebt.',
  },
  'de.costs.rights-summary': {
    says: 'U mag alle bonnen zien, tegen losse punten bezwaar maken, en onder voorbehoud betalen.',
  },
  'de.costs.not-yet': {
    says: 'Niemand kan door deze rekening geld van u nemen. Daarvoor hebben ze eerst een rechter nodig.',
  },
  'de.costs.know-jobcenter': {
    says: 'Is deze betaling meer dan u kunt dragen? Dan kan het Jobcenter haar overnemen, ook voor mensen die werken.',
    learnMore: 'Vraag het aan in de maand waarin de betaling verschuldigd is, ook als u werkt.',
  },
  'de.costs.right-list': {
    says: 'Alleen kosten op de wettelijke lijst die uw contract doorgeeft, mogen in rekening komen. Herstel en beheer staan er niet op.',
  },
  'de.costs.right-thrift': {
    says: 'De verhuurder moet zuinig zijn. U hoeft niet te betalen voor kosten die onnodig hoog waren.',
  },
  'de.costs.right-advance': {
    says: 'Na de rekening mogen beide kanten het bedrag per maand veranderen, maar alleen tot een redelijk bedrag.',
  },
  'de.costs.step-date': {
    says: 'Schrijf op welke dag de rekening kwam. Kwam zij meer dan twaalf maanden na het einde van haar jaar, dan bent u geen bijbetaling schuldig.',
  },
  'de.costs.step-compare': {
    says: 'Vergelijk elk punt met vorig jaar en met uw contract. Schrijf op wat nieuw of veel hoger is.',
  },
  'de.costs.step-reserve': {
    says: 'Twijfelt u? Betaal uiterlijk op de genoemde dag en schrijf „unter Vorbehalt” (onder voorbehoud). Dan kunt u nog bezwaar maken.',
  },
  'de.costs.option-reserve': {
    says: 'Betaal met de woorden „unter Vorbehalt” (onder voorbehoud). U kunt nog twaalf maanden bezwaar maken.',
    title: 'Onder voorbehoud betalen, dan nagaan',
    cost: 'De bijbetaling.',
    time: 'Uiterlijk op de dag in de rekening.',
    risk: 'U moet zelf geld terugvragen.',
    bestFor: 'U kunt betalen en wilt geen ruzie over te laat.',
  },
  'de.costs.option-plan': {
    says: 'Bied schriftelijk een bedrag per maand aan. Vraag eerst het Jobcenter of sociale kantoor (Sozialamt) om hulp.',
    title: 'Vragen in delen te betalen',
    cost: 'Een deel per maand.',
    time: 'Vóór de dag in de rekening.',
    risk: 'Ze hoeven niet in te stemmen. Erken niet het hele bedrag.',
    bestFor: 'Het bedrag klopt maar is te hoog om ineens te betalen.',
  },
  'de.costs.option-help': {
    says: 'Een huurdersvereniging (Mieterverein) of consumentencentrum gaat zulke rekeningen na.',
    title: 'De rekening laten nagaan',
    cost: 'Een jaarbijdrage voor leden, of hulp bij advies voor lage inkomens.',
    time: 'Binnen twaalf maanden, liever nu.',
    risk: 'Geen.',
    bestFor: 'De rekening is lang of veel hoger dan eerst.',
  },
}
