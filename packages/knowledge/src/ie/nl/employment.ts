/** Letters that end a job: reasons, times, pay and help: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_NL: Words = {
  'ie.work.myth-contract': {
    says: 'U hebt rechten op het werk ook zonder schriftelijk contract. Minimumloon, opzegtermijn en vakantie gelden toch.',
  },
  'ie.work.want': {
    says: 'Zoek de reden en uw laatste werkdag. Daarvan hangt af wat u kunt doen.',
  },
  'ie.work.reality': {
    says: 'De werkgever moet een eerlijke reden en een eerlijke procedure tonen. U kunt het aanvechten bij de Workplace Relations Commission (WRC).',
  },
  'ie.work.who': {
    says: 'De WRC behandelt klachten over werk gratis. U hebt geen advocaat nodig.',
  },
  'ie.work.rights': {
    says: 'U houdt het recht op een opzegtermijn of loon daarvoor, onbetaald loon en vakantiegeld.',
  },
  'ie.work.no-hold': {
    says: 'Ze kunnen loon dat u verdiend hebt niet achterhouden. Ze kunnen u niet dwingen meteen te tekenen.',
  },
  'ie.work.know-always': {
    says: 'Sommige redenen zijn altijd oneerlijk, zonder dienstjaar: zwangerschap, een vakbond, of misstanden melden.',
  },
  'ie.work.right-unfair': {
    says: 'Na 12 maanden werk kunt u oneerlijk ontslag (unfair dismissal) aanvechten. De werkgever moet bewijzen dat het eerlijk was.',
  },
  'ie.work.right-notice': {
    says: 'Na 13 weken is de opzegtermijn één week, na twee jaar twee, na vijf vier, na tien zes, na vijftien acht.',
  },
  'ie.work.right-pay': { says: 'U hebt recht op al het loon en vakantiegeld dat u verdiend hebt.' },
  'ie.work.right-equality': {
    says: 'U mag niet ontslagen worden om uw geslacht, gezin, leeftijd, handicap, ras, geloof, seksualiteit of omdat u een Traveller bent.',
  },
  'ie.work.wrc': {
    says: 'U hebt zes maanden vanaf de dag dat uw baan eindigde. Wij tellen vanaf de brief, voor de zekerheid.',
    action: 'Uw klacht naar de WRC sturen',
    consequence:
      'Daarna hebt u een goede reden voor de vertraging nodig, en nooit meer dan 12 maanden.',
  },
  'ie.work.step-reason': {
    says: 'Vraag schriftelijk om de redenen. De werkgever moet ze binnen 14 dagen geven.',
  },
  'ie.work.step-appeal': {
    says: 'Gebruik het beroep binnen het bedrijf, maar let op de zes maanden voor de WRC.',
  },
  'ie.work.step-keep': { says: 'Bewaar de brief, uw contract, loonstroken en berichten.' },
  'ie.work.step-call': { says: 'Bel uw vakbond, FLAC of de informatielijn van de WRC.' },
  'ie.work.opt-wrc': {
    says: 'Vul het online formulier in. U kunt bemiddeling kiezen.',
    title: 'Klagen bij de WRC',
    cost: 'Gratis.',
    time: 'Zes maanden.',
    risk: 'Laag. Elke kant betaalt eigen kosten.',
    bestFor: 'Er was geen eerlijke reden of geen eerlijke procedure.',
  },
  'ie.work.opt-deal': {
    says: 'Vraag meer geld of een goed getuigschrift. Vraag advies voordat u afstand van rechten (waiver) tekent.',
    title: 'Een beter akkoord vragen',
    cost: 'Gratis, of een advocaat (solicitor) voor enkele uren.',
    time: 'Dagen tot weken.',
    risk: 'Laat de zes maanden niet voorbijgaan.',
    bestFor: 'U wilt verder.',
  },
  'ie.work.opt-wages': {
    says: 'De WRC kan loon, opzegtermijn en vakantiegeld toekennen.',
    title: 'Onbetaald loon eisen',
    cost: 'Gratis.',
    time: 'Zes maanden.',
    risk: 'Laag.',
    bestFor: 'U kreeg niet alles wat u verdiende.',
  },
  'ie.work.insight-process': {
    says: 'Geen waarschuwing, geen gesprek of geen beroep kan een ontslag oneerlijk maken, ook met een echte reden.',
    actionable: 'Schrijf elk gesprek op, wie er was en wat er gezegd werd.',
  },
  'ie.work.warn-six': {
    says: 'De zes maanden lopen ook door terwijl u binnen het bedrijf in beroep gaat.',
  },
  'ie.work.right-procedure': {
    says: 'Vóór een ontslag moet u de klacht kennen, kunnen antwoorden, iemand meenemen en in beroep kunnen gaan.',
  },
  'ie.work.right-holiday-pay': {
    says: 'Vakantie die u verdiende en niet nam, moet betaald worden als de baan eindigt.',
  },
  'ie.work.right-reasons': {
    says: 'U kunt schriftelijk om de redenen van uw ontslag vragen. De werkgever moet ze binnen 14 dagen geven.',
  },
  'ie.work.appeal-over': {
    says: 'Het beroep bij de werkgever is klaar. Klaag nu bij de WRC. De zes maanden lopen vanaf het einde van uw werk, niet vanaf deze brief.',
  },
}
