/** Questions about a dismissal, a trial period and the end of a temporary contract: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_NL: Words = {
  'es.ask.dismissed': {
    says: 'Teken ‘no conforme’, en vraag bemiddeling binnen 20 werkdagen. Vraag de uitkering (paro) binnen 15 werkdagen. Een vakbond of gratis advocaat kan helpen.',
  },
  'es.ask.sign-finiquito': {
    says: 'U kunt tekenen dat u het kreeg. Schrijf er ‘no conforme’ en de datum bij als u aan de bedragen twijfelt. Dan kunt u nog eisen.',
    dependsOn: 'of de bedragen kloppen',
  },
  'es.ask.sick-dismissed': {
    says: 'Ze mogen u niet ontslaan omdat u ziek bent: dat is nietig. Om een echte andere reden kunnen ze het wel. U hebt 20 werkdagen om het aan te vechten.',
    dependsOn: 'de echte reden',
  },
  'es.ask.pregnant-dismissed': {
    says: 'Nee. Ontslag in zwangerschap of zorgverlof is nietig, tenzij het bedrijf een andere echte reden bewijst. Vecht het aan binnen 20 werkdagen.',
  },
  'es.ask.dismissed-message': {
    says: 'Ontslag moet schriftelijk, met de feiten en de datum. Een bericht of telefoontje zonder dat maakt het onterecht (improcedente). Bewaar het en schrijf dat u het niet eens bent. U hebt 20 werkdagen.',
  },
  'es.ask.temporary-end': {
    says: 'U krijgt 12 dagen loon per gewerkt jaar, niet bij opleidings- of vervangingscontracten. Tel de resterende vakantie erbij. Was het contract niet echt tijdelijk, betwist het binnen 20 werkdagen.',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'de echte reden',
    says: 'Een tijdelijk contract mag op zijn datum eindigen. Maar verlengen ze niet omdat u zwanger bent, dan is dat discriminatie en nietig. Bewaar berichten en bewijs dat anderen wel verlengd zijn. U hebt 20 werkdagen.',
  },
  'es.ask.dismissal-notice': {
    says: 'Bij ontslag om een fout geldt geen termijn. Om economische redenen (objetivo) 15 dagen, of het loon daarvan. Aan het eind van tijdelijk werk boven een jaar ook 15. Altijd schriftelijk: u hebt 20 werkdagen.',
    dependsOn: 'het soort ontslag',
  },
  'es.ask.trial-period': {
    says: 'In de proeftijd mogen zij zonder reden en termijn stoppen. De proeftijd moet op papier staan en niet te lang zijn. Wegens zwangerschap of een andere verboden reden is het nietig. U hebt 20 werkdagen.',
    dependsOn: 'wat uw contract zegt en waarom zij het deden',
  },
}
