/** Questions about a dismissal, a trial period and the end of a temporary contract: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_NL: Words = {
  'es.ask.sign-finiquito': {
    says: 'U mag tekenen voor ontvangst. Schrijf er „no conforme” en de datum bij als u twijfelt, of „ontvangen, niet betaald”. Dan kunt u nog eisen. Het bedrijf moet het papier voor het SEPE (certificado de empresa) geven, of u tekent of niet. Het is loon, deel van extra’s en resterend verlof schuldig. U hebt een jaar, met 10 % rente.',
    dependsOn: 'of de bedragen kloppen',
  },
  'es.ask.temporary-end': {
    says: 'U krijgt 12 dagen loon per gewerkt jaar, maar niet bij opleidings- of vervangingscontracten. Tel de resterende vakantie erbij. Het einde geeft ook recht op werkloosheidsuitkering: vraag die binnen 15 werkdagen. Was het contract niet echt tijdelijk, vecht het dan binnen 20 werkdagen aan.',
  },
  'es.ask.dismissal-notice': {
    says: 'Bij ontslag om een fout geldt geen termijn. Om economische redenen (objetivo) 15 dagen, of het loon daarvan. Aan het eind van tijdelijk werk boven een jaar ook 15. Altijd schriftelijk: u hebt 20 werkdagen.',
    dependsOn: 'het soort ontslag',
  },
  'es.ask.dismissal-not-signed': {
    says: 'Het ontslag telt ook zonder uw handtekening: het is genoeg dat ze u de brief gaven, met getuige of per burofax. Weigeren helpt dus niet. Teken liever “no conforme” met de datum en neem uw kopie. De tijd loopt vanaf de dag van ontslag: 20 werkdagen voor de bemiddeling, daarna de rechter. Vraag binnen 15 werkdagen een WW-uitkering aan.',
  },
}
