/** The objection of a tenant for whom moving is a hardship: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HARDSHIP_OBJECTION_NL: Words = {
  'de.home.deadline-hardship': {
    says: 'Uw bezwaar moet de verhuurder twee maanden vóór het einde van de huur bereiken. Sinds 2025 is een mail genoeg.',
    action: 'Uw bezwaar wegens nood (Widerspruch, § 574 BGB) in tekstvorm sturen',
    consequence:
      'De verhuurder mag weigeren u te laten blijven. Zei de opzegging u dit niet, dan kunt u nog bij de rechter bezwaar maken.',
  },
  'de.home.step-objection': {
    says: 'Zou verhuizen te zwaar zijn (Härte), om leeftijd, ziekte, kinderen, school of geen andere woning? Maak twee maanden vóór het einde schriftelijk bezwaar.',
  },
  'de.home.option-contest-at-once': {
    says: 'Schrijf dat u de opzegging niet aanvaardt, en waarom. Een zware situatie alleen helpt niet als de verhuurder meteen mag opzeggen.',
    title: 'De opzegging betwisten',
    cost: 'Gratis. Huurdersverenigingen vragen een jaarbijdrage.',
    time: 'Nu één brief.',
    risk: 'De verhuurder kan naar de rechter gaan. Verliest u, dan betaalt u de kosten.',
    bestFor: 'De reden of het bedrag klopt niet, of u hebt betaald.',
  },
  'de.home.option-object': {
    says: 'Schrijf dat u de opzegging niet aanvaardt en wegens nood wilt blijven.',
    title: 'Bezwaar maken tegen de opzegging',
    cost: 'Gratis. Huurdersverenigingen vragen een jaarbijdrage.',
    time: 'Eén brief, twee maanden vóór het einde.',
    risk: 'De verhuurder kan naar de rechter gaan. Verliest u, dan betaalt u de kosten.',
    bestFor: 'De reden is zwak of verhuizen zou te zwaar zijn.',
  },
  'de.home.right-hardship': {
    says: 'U mag vragen te blijven als verhuizen te zwaar is (Härte). Dat u geen andere redelijke woning vindt, telt ook.',
  },
  'de.home.right-fault': {
    says: 'Noemde de opzegging uw recht op bezwaar, de vorm en de tijd niet? Dan mag u nog op de eerste zitting bezwaar maken.',
  },
  'de.home.element-objection': {
    says: 'De verhuurder hoort u op tijd te zeggen dat u wegens nood bezwaar mag maken.',
    name: 'Uitleg over uw recht op bezwaar',
    ifMissing:
      'We zien geen uitleg over uw recht op bezwaar. Dan mag u nog tot de eerste zitting bezwaar maken.',
  },
  'de.home.change-objection': {
    says: 'U kunt nu per mail wegens nood bezwaar maken.',
    was: 'Voor uw bezwaar was papier en een handtekening nodig.',
    is: 'Sinds 1 januari 2025 is tekst genoeg, zoals een mail.',
  },
}
