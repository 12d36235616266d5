/** Organisations that often write to people in France: the words in Dutch. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const COLLECTOR: RowWords = {
  complainTo: 'Eerst het bedrijf. Daarna SignalConso (DGCCRF).',
  nextStep: 'Controleer de schuld en de datum ervan. Schrijf dan en vraag bewijs.',
}
const ENERGY: RowWords = {
  says: 'Dit is een particuliere leverancier van stroom of gas. Hij mag uw hoofdwoning niet afsluiten van 1 november tot 31 maart.',
  regulator: "Commission de régulation de l'énergie",
  complainTo: "Eerst het bedrijf. Na twee maanden de Médiateur national de l'énergie.",
  nextStep: 'Controleer de meterstand en de data. Vraag een plan.',
}
const TELECOM: RowWords = {
  says: 'Dit is een particulier bedrijf voor telefoon en internet. Zijn brieven zijn geen bevelen van de rechter.',
  complainTo: 'Eerst het bedrijf. Daarna de Médiateur des communications électroniques.',
  nextStep: 'Controleer de datum van het contract en elke rekening ouder dan één jaar.',
}

export const SENDERS_WORDS: Words = {
  'fr.sender.intrum': {
    ...COLLECTOR,
    says: 'Intrum int onbetaalde rekeningen en leningen, voor anderen of uit gekochte schulden. Het is een particulier bedrijf, geen rechtbank. Het kan zelf geen beslag leggen.',
  },
  'fr.sender.eos': {
    ...COLLECTOR,
    says: 'EOS int onbetaalde rekeningen en leningen, voor anderen of uit gekochte schulden. Het is een particulier bedrijf, geen rechtbank. Het kan zelf geen beslag leggen.',
  },
  'fr.sender.iqera': {
    ...COLLECTOR,
    says: 'iQera (vroeger: MCS) int onbetaalde rekeningen en leningen, voor anderen of uit gekochte schulden. Het is een particulier bedrijf, geen rechtbank. Het kan zelf geen beslag leggen.',
  },
  'fr.sender.cabot': {
    ...COLLECTOR,
    says: 'Cabot int onbetaalde rekeningen en leningen, voor anderen of uit gekochte schulden. Het is een particulier bedrijf, geen rechtbank. Het kan zelf geen beslag leggen.',
  },
  'fr.sender.hoist': {
    ...COLLECTOR,
    says: 'Hoist Finance int onbetaalde rekeningen en leningen, voor anderen of uit gekochte schulden. Het is een particulier bedrijf, geen rechtbank. Het kan zelf geen beslag leggen.',
  },
  'fr.sender.effico': {
    ...COLLECTOR,
    says: 'Effico int onbetaalde rekeningen en leningen, voor anderen of uit gekochte schulden. Het is een particulier bedrijf, geen rechtbank. Het kan zelf geen beslag leggen.',
  },
  'fr.sender.concilian': {
    ...COLLECTOR,
    says: 'Concilian int onbetaalde rekeningen en leningen, voor anderen of uit gekochte schulden. Het is een particulier bedrijf, geen rechtbank. Het kan zelf geen beslag leggen.',
  },
  'fr.sender.sogedi': {
    ...COLLECTOR,
    says: 'Sogedi int onbetaalde rekeningen en leningen, voor anderen of uit gekochte schulden. Het is een particulier bedrijf, geen rechtbank. Het kan zelf geen beslag leggen.',
  },
  'fr.sender.dgfip': {
    says: 'Dit is de belastingdienst en de schatkist (Trésor public). Die kan zonder rechter beslag leggen op loon en bankgeld. Vaak is een plan mogelijk als u vroeg vraagt.',
    complainTo:
      'Het kantoor in de brief, dan de fiscale bemiddelaar (conciliateur fiscal) van uw departement.',
    nextStep: 'Controleer het bedrag in uw eigen account op impots.gouv.fr.',
  },
  'fr.sender.antai': {
    says: 'Deze staatsdienst stuurt verkeersboetes. Echte sites eindigen op gouv.fr. Veel valse berichten gebruiken zijn naam.',
    complainTo:
      'De ambtenaar van het openbaar ministerie (officier du ministère public) die in het bericht staat.',
    nextStep: 'Typ zelf antai.gouv.fr en zoek het nummer van het bericht op.',
  },
  'fr.sender.caf': {
    says: 'De CAF betaalt gezinsbijslag, huurtoeslag en bijstand. Ze kan geld van latere betalingen nemen. U kunt het betwisten of kwijtschelding vragen.',
    complainTo:
      'De beroepscommissie van de CAF (commission de recours amiable), dan haar bemiddelaar (médiateur).',
    nextStep: 'Kijk naar de reden en de maanden. Betwist het binnen twee maanden als het fout is.',
  },
  'fr.sender.france-travail': {
    says: 'France Travail (vroeger: Pôle emploi) betaalt en helpt werkzoekenden. Het kan geld terugvragen dat per vergissing is betaald.',
    complainTo: 'France Travail, dan de bemiddelaar (médiateur).',
    nextStep: 'Controleer de data. Betwist het schriftelijk binnen twee maanden als het fout is.',
  },
  'fr.sender.urssaf': {
    says: 'Urssaf int sociale bijdragen, meestal van werkgevers en zelfstandigen. Ze kan zonder rechter een dwangbevel (contrainte) geven.',
    complainTo: 'De beroepscommissie van Urssaf (commission de recours amiable).',
    nextStep: 'Vraag vroeg een plan. Een dwangbevel geeft u maar 15 dagen voor verzet.',
  },
  'fr.sender.court': {
    says: 'Dit is een echte rechtbank. Haar stukken hebben data die u niet mag missen.',
    nextStep: 'Zoek de datum van de zitting of de tijd voor verzet. Vraag gratis juridisch advies.',
  },
  'fr.sender.officer': {
    says: 'Een gerechtsdeurwaarder (commissaire de justice, vroeger: huissier) betekent gerechtelijke stukken en voert uitspraken van de rechter uit. Zonder uitspraak kan hij u alleen vragen te betalen.',
    complainTo: 'De regionale kamer van commissaires de justice, of het openbaar ministerie.',
    nextStep: 'Vraag welke executoriale titel (titre exécutoire) hij heeft, en een kopie.',
  },
  'fr.sender.arcom': {
    says: 'Arcom is de overheidsdienst voor radio, tv en werken online. Ze waarschuwt mensen via wier internetlijn werken zijn gedeeld. Een waarschuwing is geen boete.',
    nextStep: 'Kijk wie uw lijn gebruikt en beveilig ze.',
  },
  'fr.sender.edf': ENERGY,
  'fr.sender.engie': ENERGY,
  'fr.sender.totalenergies': ENERGY,
  'fr.sender.eni': ENERGY,
  'fr.sender.orange': TELECOM,
  'fr.sender.sfr': TELECOM,
  'fr.sender.bouygues': TELECOM,
  'fr.sender.free': TELECOM,
}
