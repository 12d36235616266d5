/** The Dutch words of Ireland: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_NL: Words = {
  'ie.buy.myth-policy': {
    says: 'Regels van een winkel of een oude garantie kunnen uw rechten uit de Consumer Rights Act 2022 niet afnemen.',
  },
  'ie.buy.want': {
    says: 'U kunt vragen of het contract eerlijk is en of het bedrijf zijn eigen deel nakwam.',
  },
  'ie.buy.reality': {
    says: 'Een bedrijf kan niet alleen beslissen wie gelijk heeft. Uw rechten komen uit de wet, niet uit zijn regels.',
  },
  'ie.buy.who': {
    says: 'De Competition and Consumer Protection Commission (CCPC) vertelt u uw rechten. Zij behandelt geen losse zaken.',
  },
  'ie.buy.rights': {
    says: 'Spullen moeten zijn zoals beschreven, van redelijke kwaliteit, en doen wat ze moeten. Zo niet, dan hebt u rechten.',
  },
  'ie.buy.not-yet': { says: 'Ze kunnen uw spullen niet nemen zonder een vonnis van de rechter.' },
  'ie.buy.right-thirty': {
    says: 'Zijn spullen gebrekkig? Dan kunt u binnen 30 dagen het contract beëindigen en uw geld terugkrijgen.',
  },
  'ie.buy.right-repair': {
    says: 'Na 30 dagen kunt u gratis herstel of iets nieuws vragen. Lukt dat niet, dan een lagere prijs of uw geld terug.',
  },
  'ie.buy.right-year': {
    says: 'In de eerste 12 maanden neemt de wet aan dat het gebrek er vanaf het begin was.',
  },
  'ie.buy.right-services': {
    says: 'Diensten moeten met vakkennis en zorg gedaan worden, voor een redelijke prijs en in een redelijke tijd.',
  },
  'ie.buy.right-cancel': {
    says: 'Kocht u online, aan de telefoon of aan de deur? Dan hebt u 14 dagen om zonder reden te annuleren.',
  },
  'ie.buy.right-terms': { says: 'Een oneerlijk beding bindt u niet.' },
  'ie.buy.cancel': {
    says: 'U hebt 14 dagen om te annuleren. Voor spullen lopen ze vanaf de dag dat u ze kreeg. Wij tellen vanaf de datum van het papier.',
    action: 'Schriftelijk annuleren, als u online, aan de telefoon of aan de deur kocht',
    consequence: 'Daarna wordt annuleren moeilijker.',
  },
  'ie.buy.insight-warranty': {
    says: 'Een garantie komt boven op de wet. Zij komt niet in de plaats ervan.',
    actionable: 'Schrijf dat u uw rechten uit de Consumer Rights Act 2022 gebruikt.',
  },
  'ie.buy.right-small-claims': {
    says: 'Voor een klein bedrag kunt u de procedure voor kleine eisen (small claims procedure) van de District Court gebruiken. Zij is goedkoop en u hebt geen advocaat nodig.',
  },
  'ie.buy.right-telco': {
    says: 'Een telefoon- of internetcontract mag u hoogstens 24 maanden binden. Loopt het daarna door, dan kunt u met een maand opzegging weg, zonder kosten.',
  },
}
