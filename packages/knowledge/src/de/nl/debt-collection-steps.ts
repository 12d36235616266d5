/** What to do about a letter of a debt collector: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_NL: Words = {
  'de.debt.step-before-claim': {
    says: 'Antwoord schriftelijk vóór de datum, ook als u alleen bewijs vraagt. Het kan u kosten van de rechter sparen.',
  },
  'de.debt.option-defend-later': {
    says: 'Wijs de eis schriftelijk af. Komen er papieren van de rechtbank? Maak binnen twee weken bezwaar of verweer u.',
    title: 'Het bij de rechter laten bewijzen',
    cost: 'Nu niets. Wie verliest, betaalt rechter en advocaten.',
    time: 'Weken of maanden.',
    risk: 'Klopt de eis, dan wordt het duurder.',
    bestFor: 'U bent zeker dat u niets schuldig bent en hebt bewijs.',
  },
  'de.debt.step-check': {
    says: 'Ga het na voordat u betaalt. Kent u het bedrijf, het contract en het bedrag? Betaalde u al?',
  },
  'de.debt.step-dispute-fast': {
    says: 'Klopt het niet? Schrijf en betwist het snel. Een eis die u betwist, mag in uw kredietgegevens niet tellen.',
  },
  'de.debt.step-no-sign': {
    says: 'Teken geen erkenning van schuld (Schuldanerkenntnis). U verliest dan waarschijnlijk uw bezwaren.',
  },
  'de.debt.step-court-post': {
    says: 'Let op een gele envelop. Een betalingsbevel van de rechtbank (Mahnbescheid) geeft u maar twee weken voor bezwaar.',
  },
  'de.debt.step-valid-pay': {
    says: 'Bent u de hoofdsom schuldig? Betaal dat deel en noem waarvoor het is. Praat dan alleen nog over de kosten.',
  },
  'de.debt.step-valid-rates': {
    says: 'Kunt u niet meteen betalen? Bied schriftelijk kleine bedragen per maand aan. Ze moeten eerst zeggen wat het plan kost.',
  },
  'de.debt.step-valid-living': {
    says: 'Betaal eerst uw woning, stroom en eten. Schuldhulp (Schuldnerberatung) is gratis bij Caritas, Diakonie, AWO en veel gemeenten.',
  },
  'de.debt.step-dispute-letter': {
    says: 'Schrijf: „Ik betwist de eis.” Vraag het contract, de datum, de eerste schuldeiser en de lijst van kosten. Bewaar bewijs van verzending.',
  },
  'de.debt.step-dispute-creditor': {
    says: 'Stuur dezelfde brief naar het eerste bedrijf. Is de schuld verkocht? Vraag de akte van overdracht (Abtretungsurkunde).',
  },
  'de.debt.step-keep': {
    says: 'Bewaar elke brief en envelop. Schrijf van elk telefoontje de dag, de naam en de woorden op.',
  },
  'de.debt.step-p-account': {
    says: 'Hebt u veel schulden? Maak van uw bankrekening een beschermde rekening (P-Konto). Uw bank moet dat doen.',
  },
  'de.debt.option-dispute': {
    says: 'Zeg dat u de eis betwist, en waarom. Vraag het contract en de lijst van kosten.',
    title: 'De eis schriftelijk betwisten',
    cost: 'Een postzegel, of gratis per mail.',
    time: 'Een half uur. Doe het snel.',
    risk: 'Ze kunnen toch een betalingsbevel aanvragen. Ook daartegen kunt u bezwaar maken.',
    bestFor: 'U kent de eis niet, betaalde al, of het bedrag klopt niet.',
  },
  'de.debt.option-pay-main': {
    says: 'Betaal wat u het bedrijf schuldig bent en noem waarvoor. Wijs kosten af die hoger zijn dan een advocaat kon vragen.',
    title: 'De hoofdsom betalen, de kosten betwisten',
    cost: 'De hoofdsom en redelijke rente.',
    time: 'Snel.',
    risk: 'Ze kunnen over de kosten doorgaan. Die zijn vaak klein.',
    bestFor: 'De rekening klopt, maar de kosten lijken te hoog of u kreeg nooit een aanmaning.',
  },
  'de.debt.option-rates': {
    says: 'Bied aan wat u elke maand kunt missen. Vraag hun de rente te stoppen en geen erkenning op te nemen.',
    title: 'Betaling per maand aanbieden',
    cost: 'De schuld, en misschien kosten voor het plan.',
    time: 'Eén brief. Wacht op een ja op papier.',
    risk: 'Een plan kan kosten en een erkenning bevatten. Streep de erkenning door. Elke betaling laat de drie jaar opnieuw beginnen.',
    bestFor: 'U bent het schuldig en kunt niet alles ineens betalen.',
  },
  'de.debt.option-help': {
    says: 'Een schuldhulpverlener gaat de eis na, schrijft voor u en kijkt naar al uw schulden.',
    title: 'Gratis schuldhulp vragen',
    cost: 'Gratis bij welzijnsorganisaties en gemeenten.',
    time: 'Er kan een wachttijd zijn, bel dus vroeg.',
    risk: 'Bedrijven die eerst geld vragen, zijn niet de gratis hulp.',
    bestFor: 'U hebt meer dan één schuld of niets over.',
  },
  'de.debt.option-complain': {
    says: 'Zeg het Bundesamt für Justiz wat het bedrijf schreef of deed. Stuur kopieën.',
    title: 'Klagen bij de toezichthouder',
    cost: 'Gratis.',
    time: 'Eén brief of online formulier.',
    risk: 'Het stopt de eis niet. Betwist haar ook.',
    bestFor: 'Ze dreigen, misleiden of antwoorden niet.',
  },
  'de.debt.step-legal-advice': {
    says: 'Met een laag inkomen vraagt u bij het Amtsgericht een Beratungsschein. Een advocaat kost u dan € 15.',
  },
}
