/** Court payment orders (Mahnbescheid): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_NL: Words = {
  'de.claim.what-order': {
    says: 'Dit is een betalingsbevel van de rechtbank (Mahnbescheid). Betaal, of maak bezwaar binnen twee weken na de dag op de gele envelop.',
  },
  'de.claim.reality-order': {
    says: 'Geen rechter heeft nagegaan of u dit schuldig bent. Iedereen kan het aanvragen. Maar zwijgen maakt het uitvoerbaar.',
  },
  'de.claim.who-order': {
    says: 'Het bevel komt van een echte rechtbank. Zij geeft alleen door wat de andere kant eist.',
  },
  'de.claim.not-yet-order': {
    says: 'Er kan nog niets in beslag genomen worden. Daarvoor hebben ze een executiebevel nodig (Vollstreckungsbescheid), en uw bezwaar stopt dat.',
  },
  'de.claim.rights-order': {
    says: 'U mag tegen alles of een deel bezwaar maken, zonder redenen te geven. Het kost niets.',
  },
  'de.claim.know-help': {
    says: 'Elke rechtbank (Amtsgericht) helpt u gratis het bezwaarformulier in te vullen.',
    learnMore:
      'U kunt ook per brief bezwaar maken. Noem het dossiernummer en schrijf „Ik maak bezwaar tegen de hele eis”.',
  },
  'de.claim.deadline-order': {
    says: 'De twee weken beginnen op de dag van betekening, die op de gele envelop staat. De dag hier is de veilige.',
    action: 'Uw bezwaar (Widerspruch) sturen, of betalen wat u schuldig bent',
    consequence:
      'De andere kant kan een executiebevel vragen. Een laat bezwaar telt nog totdat dat bevel er is.',
  },
  'de.claim.option-object': {
    says: 'Kruis het vakje op het formulier aan en stuur het terug. U hebt geen redenen en geen advocaat nodig.',
    title: 'Bezwaar maken tegen het betalingsbevel',
    cost: 'Gratis.',
    time: 'Tien minuten, binnen twee weken.',
    risk: 'Ze kunnen doorgaan met een echte rechtszaak. Verliest u die, dan betaalt u de kosten ervan.',
    bestFor: 'U bent het niet schuldig, of niet alles.',
  },
  'de.claim.right-object': {
    says: 'U hebt het recht schriftelijk zonder redenen bezwaar te maken, totdat er een executiebevel gemaakt is.',
  },
  'de.claim.right-late': {
    says: 'Een laat bezwaar is niet verloren. De rechtbank behandelt het als bezwaar tegen het executiebevel.',
  },
  'de.claim.right-proof': {
    says: 'Na uw bezwaar moet de andere kant haar eis voor een rechter uitleggen en bewijzen.',
  },
  'de.claim.right-expires': {
    says: 'Vragen ze niet binnen zes maanden na de betekening het volgende bevel? Dan verliest het betalingsbevel zijn effect.',
  },
  'de.claim.warn-silence': {
    says: 'Negeer het niet, ook als de eis onzin is. Zwijgen kan haar 30 jaar uitvoerbaar maken.',
  },
  'de.claim.warn-fake': {
    says: 'Een echt bevel komt per post in een gele envelop met een datum. Een bevel per mail of met geld naar het buitenland is vals.',
  },
  'de.claim.warn-part': {
    says: 'Zegt u niet waartegen u bezwaar maakt, dan neemt de rechtbank aan dat het tegen alles is.',
  },
  'de.claim.insight-wrong-claims': {
    says: 'Het formulier zegt het zelf: de rechtbank heeft de eis niet nagegaan.',
    actionable: 'Vergelijk de eis regel voor regel met uw contract en betalingen.',
  },
  'de.claim.insight-stop': {
    says: 'Na een bezwaar begint er geen rechtszaak vanzelf. De andere kant moet die vragen, vaak al in het eerste formulier, en eerst meer kosten betalen.',
    actionable: 'Maak bezwaar als u twijfelt, en blijf op uw post letten.',
  },
  'de.claim.tactic-costs-only': {
    says: 'Bent u de rekening schuldig maar niet de extra’s? Maak alleen bezwaar tegen de incassokosten, en betaal de rest.',
    risk: 'Waartegen u geen bezwaar maakt, wordt uitvoerbaar. Betaal dat deel op tijd.',
    notWhen: 'U bent helemaal niets schuldig.',
  },
  'de.claim.myth-court-checked': {
    says: 'Een betalingsbevel (Mahnbescheid) is geen vonnis. De rechtbank heeft de eis helemaal niet nagegaan.',
  },
  'de.claim.myth-need-lawyer': {
    says: 'U hebt geen advocaat en geen redenen nodig om bezwaar te maken tegen een betalingsbevel.',
  },
  'de.claim.element-unchecked': {
    says: 'Een echt betalingsbevel zegt dat de rechtbank de eis niet nagegaan heeft.',
    name: 'De melding dat de rechtbank de eis niet nagegaan heeft',
    ifMissing:
      'We zien de melding niet dat de rechtbank de eis niet nagegaan heeft. Een echt betalingsbevel heeft haar. Bel de rechtbank.',
  },
  'de.claim.element-two-weeks': {
    says: 'Een echt betalingsbevel geeft twee weken om te betalen of bezwaar te maken.',
    name: 'De twee weken om te betalen of bezwaar te maken',
    ifMissing:
      'We zien de twee weken voor uw bezwaar niet. Bel de rechtbank en vraag of het papier echt is.',
  },
}
