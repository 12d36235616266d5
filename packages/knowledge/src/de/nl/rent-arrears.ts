/** Rent that is owed: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_ARREARS_NL: Words = {
  'de.home.want-at-once': {
    says: 'Uw verhuurder beëindigt de huur meteen wegens huurschulden. Alles op tijd betalen kan dat ongedaan maken.',
  },
  'de.home.want-arrears': { says: 'Uw verhuurder zegt dat er huur onbetaald is en wil die nu.' },
  'de.home.know-takeover': {
    says: 'Het Jobcenter of sociale kantoor (Sozialamt) kan huurschulden als lening overnemen, zodat u uw woning houdt. Ook werkende mensen kunnen het vragen.',
    learnMore:
      'Ga erheen met de opzegging en een lijst van de schuld. Vraag om „Übernahme von Mietschulden”.',
  },
  'de.home.step-pay-all': {
    says: 'Probeer nu de hele huurschuld te betalen. Elke euro telt: alleen volledige betaling maakt een opzegging zonder termijn ongedaan.',
  },
  'de.home.step-office': {
    says: 'Geen geld? Ga meteen naar het Jobcenter, sociale kantoor of de Wohnungssicherung van uw gemeente en vraag hun de schuld over te nemen.',
  },
  'de.home.step-keep-paying': {
    says: 'Blijf de volle huur betalen. Betaal elke maand uiterlijk op de derde werkdag en bewaar bewijs.',
  },
  'de.home.step-arrears-plan': {
    says: 'Schrijf de verhuurder vandaag met een plan. Vraag op papier om de opzegging in te trekken als alles betaald is.',
  },
  'de.home.step-housing-benefit': {
    says: 'Ga na of u huurtoeslag (Wohngeld) of bijstand (Grundsicherung) krijgt. Het begint vanaf de maand van uw aanvraag.',
  },
  'de.home.step-defects': {
    says: 'Was er vocht, geen verwarming of een ander gebrek dat u meldde? Dan was de huur volgens de wet lager. Zeg het nu, met bewijs.',
  },
  'de.home.option-pay': {
    says: 'Betaal alles, of breng een belofte van het Jobcenter of sociale kantoor om te betalen.',
    title: 'De hele huurschuld betalen',
    cost: 'De hele schuld, misschien als lening van het kantoor.',
    time: 'Nu, uiterlijk twee maanden na betekening van een eis.',
    risk: 'Het herstelt geen gewone opzegging die er ook is. Vraag die in te trekken.',
    bestFor: 'U bent de huur schuldig en wilt blijven.',
  },
  'de.home.option-dispute-arrears': {
    says: 'Stuur bewijs van betaling of van gebreken. Betaal bij twijfel onder voorbehoud (unter Vorbehalt).',
    title: 'Het bedrag betwisten',
    cost: 'Gratis.',
    time: 'Nu één brief.',
    risk: 'Onbetaalde huur die u wel schuldig was, kan u de woning kosten.',
    bestFor: 'U betaalde, of gebreken verlaagden de huur.',
  },
  'de.home.right-cure': {
    says: 'Zijn alle huurschulden binnen twee maanden na betekening van de eis betaald? Dan vervalt de opzegging zonder termijn. Dit werkt één keer in twee jaar.',
  },
  'de.home.right-two-rents': {
    says: 'Voor een opzegging zonder termijn moet meer dan één maandhuur over twee maanden achter elkaar onbetaald zijn, of in totaal twee maandhuren.',
  },
  'de.home.warn-ordinary': {
    says: 'Vaak komt er ook een tweede, gewone opzegging. Laat betalen maakt die nog niet ongedaan. Vraag snel advies.',
  },
  'de.home.warn-reduce': {
    says: 'Wees voorzichtig met huur verlagen wegens gebreken. Verlaagt u te veel, dan riskeert u een opzegging. Betaal liever onder voorbehoud.',
  },
  'de.home.limitation-rent': {
    says: 'Oude huur is te oud drie jaar na het einde van haar jaar.',
    from: 'het einde van het jaar waarin de huur betaald moest zijn',
    restartedBy: 'Een betaling of erkenning laat de drie jaar opnieuw beginnen.',
  },
}
