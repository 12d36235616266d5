/** The Dutch words of Germany: social decision. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_DECISION_NL: Words = {
  'de.social.want': { says: 'Een sociaal kantoor zegt nee, of geeft minder dan u vroeg.' },
  'de.social.reality': {
    says: 'Een nee is vaak niet het laatste woord. Een bezwaar is gratis, en één zin is genoeg.',
  },
  'de.social.deadline': {
    says: 'U hebt één maand vanaf de dag dat de beslissing u bereikte. Redenen mogen volgen.',
    service:
      'een brief van een overheidskantoor geldt als ontvangen op de vierde dag na verzending',
    action: 'Uw bezwaar (Widerspruch) naar het kantoor sturen',
    consequence:
      'De beslissing wordt definitief. Later blijft alleen een herziening (Überprüfungsantrag) over.',
  },
  'de.social.right-court': {
    says: 'Het bezwaar en de sociale rechter (Sozialgericht) kosten u niets. U hebt geen advocaat nodig. Bij nood beslist de rechter snel (Eilantrag).',
  },
  'de.social.right-file': {
    says: 'U mag uw dossier en elk medisch rapport zien. De beslissing moet haar redenen geven.',
  },
  'de.social.right-review': {
    says: 'De maand gemist? Vraag een herziening. Wordt uw toestand slechter, vraag dan opnieuw aan (Änderungsantrag).',
  },
  'de.social.right-disability': {
    says: 'Al uw ziekten tellen samen, naar hoe ze uw leven beperken. Vanaf 50 bent u zwaar gehandicapt. Vanaf 30 kan het arbeidsbureau u gelijkstellen.',
  },
  'de.social.right-parents': {
    says: 'Ouderschapsgeld (Elterngeld) wordt ook achteraf betaald, hoogstens voor drie maanden voor uw aanvraag. Tegen een nee gaat u naar de sociale rechter.',
  },
  'de.social.right-pension-years': {
    says: 'Jaren met een klein kind tellen voor het pensioen, hoogstens drie per kind, ook zonder werk. Bewijs gaten later: ze moeten dat herstellen.',
  },
  'de.social.step': {
    says: 'Schrijf „Ik maak bezwaar tegen de beslissing van deze datum” met uw nummer. Vraag het dossier. Stuur brieven van artsen later.',
  },
  'de.social.option': {
    says: 'Maak op tijd bezwaar. Een sociale vereniging (VdK, SoVD) kan de redenen schrijven.',
    title: 'Gratis bezwaar maken',
    cost: 'Gratis.',
    time: 'Binnen één maand.',
    risk: 'Geen.',
    bestFor: 'Er is iets weggelaten.',
  },
}
