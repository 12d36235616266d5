/** The Dutch words of Germany: court claim. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_NL: Words = {
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
  'de.claim.what-claim': {
    says: 'Iemand heeft u gedaagd. De rechtbank wil binnen twee weken weten of u zich verweert.',
  },
  'de.claim.reality-claim': {
    says: 'Zwijgt u, dan kan de rechter tegen u beslissen zonder bewijs te zoeken. Een korte brief op tijd stopt dat.',
  },
  'de.claim.who-claim': {
    says: 'De rechtbank geeft de eis door. De andere kant (Klägerin of Kläger) wil iets van u. Niemand heeft nog beslist.',
  },
  'de.claim.rights-claim': {
    says: 'U mag zich verweren, rechtshulp vragen en eigen bewijs tonen.',
  },
  'de.claim.not-yet-claim': {
    says: 'Een eis is geen vonnis. Zolang de zaak loopt, kan er niets van u genomen worden.',
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
  'de.claim.deadline-claim': {
    says: 'U hebt twee weken vanaf de betekening om te zeggen dat u zich verweert. Deze tijd kan niet langer worden.',
    action: 'De rechtbank schrijven dat u zich verweert (Verteidigungsanzeige)',
    consequence: 'De rechter kan een verstekvonnis (Versäumnisurteil) tegen u geven.',
  },
  'de.claim.deadline-defence': {
    says: 'Voor het volledige verweer krijgt u minstens twee weken meer. De brief van de rechtbank noemt de dag. U kunt vooraf meer tijd vragen.',
    action: 'Uw verweer met redenen en bewijs sturen (Klageerwiderung)',
    consequence: 'De rechter mag weglaten wat u te laat zegt.',
  },
  'de.claim.step-envelope': {
    says: 'Bewaar de gele envelop. De datum erop start de klok, ook als hij alleen in uw brievenbus lag.',
  },
  'de.claim.step-object': {
    says: 'Klopt het niet? Kruis op het formulier „Ik maak bezwaar tegen de hele eis” aan, onderteken en stuur het op tijd naar de rechtbank.',
  },
  'de.claim.step-part': {
    says: 'Klopt een deel? Maak alleen bezwaar tegen het deel dat niet klopt, zoals kosten of rente. Betaal de rest aan de andere kant.',
  },
  'de.claim.step-proof': {
    says: 'Geef het bij een rechtbank af, of stuur het zo dat u het kunt bewijzen. Bewaar een kopie.',
  },
  'de.claim.step-defend': {
    says: 'Schrijf vandaag: „Ik verweer mij tegen de eis.” Noem het dossiernummer en onderteken. Redenen mogen volgen.',
  },
  'de.claim.step-lawyer': {
    says: 'Bij het Landgericht kan alleen een advocaat voor u optreden. Bij het Amtsgericht mag u het alleen doen.',
  },
  'de.claim.step-legal-aid': {
    says: 'Vraag met een laag inkomen de rechter om rechtshulp (Prozesskostenhilfe). Stuur het formulier en bewijs van uw inkomen.',
  },
  'de.claim.step-advice': {
    says: 'Haal met een laag inkomen een bon voor advies (Beratungsschein) bij uw rechtbank. Een advocaat kost u dan € 15.',
  },
  'de.claim.step-valid': {
    says: 'Klopt alles? Betaal binnen de twee weken aan de andere kant, niet aan de rechtbank. Of spreek schriftelijk delen af.',
  },
  'de.claim.step-valid-claim': {
    says: 'Bent u het schuldig en gaf u geen reden voor een zaak? Meteen erkennen kan u de kosten sparen. Vraag eerst een advocaat.',
  },
  'de.claim.step-dispute': {
    says: 'Na uw bezwaar moeten ze redenen bij de rechter geven, als ze al doorgaan. Verzamel nu uw bewijs.',
  },
  'de.claim.step-dispute-claim': {
    says: 'Beantwoord elk punt van de eis: juist, onjuist, of u niet bekend. Wat u niet betwist, geldt als waar.',
  },
  'de.claim.option-object': {
    says: 'Kruis het vakje op het formulier aan en stuur het terug. U hebt geen redenen en geen advocaat nodig.',
    title: 'Bezwaar maken tegen het betalingsbevel',
    cost: 'Gratis.',
    time: 'Tien minuten, binnen twee weken.',
    risk: 'Ze kunnen doorgaan met een echte rechtszaak. Verliest u die, dan betaalt u de kosten ervan.',
    bestFor: 'U bent het niet schuldig, of niet alles.',
  },
  'de.claim.option-defend': {
    says: 'Meld eerst uw verweer. Stuur dan uiterlijk op de tweede datum uw redenen en bewijs.',
    title: 'U tegen de eis verweren',
    cost: 'Eerst gratis. Wie verliest, betaalt de kosten.',
    time: 'Eén korte brief binnen twee weken, redenen later.',
    risk: 'Verliest u, dan betaalt u rechter en advocaten volgens de wet.',
    bestFor: 'U hebt een reden waarom de eis niet klopt.',
  },
  'de.claim.option-pay': {
    says: 'Betaal de eiser en bewaar bewijs. Vraag op papier dat de zaak gesloten is.',
    title: 'Betalen wat u schuldig bent',
    cost: 'Het bedrag in het papier.',
    time: 'Binnen de twee weken.',
    risk: 'Betalen erkent de eis. U krijgt het bijna nooit terug.',
    bestFor: 'De eis klopt en u hebt het geld.',
  },
  'de.claim.option-rates': {
    says: 'Bied een bedrag per maand aan en vraag hun de zaak schriftelijk in te trekken of te laten rusten.',
    title: 'Betaling in delen afspreken',
    cost: 'De schuld, misschien kosten.',
    time: 'Enkele dagen. De tijd van de rechtbank loopt door.',
    risk: 'Praten stopt de twee weken niet. Maak ook bezwaar of verweer u totdat het getekend is.',
    bestFor: 'U bent het schuldig maar kunt niet alles ineens betalen.',
  },
  'de.claim.option-help': {
    says: 'Haal bij de rechtbank een bon voor een advocaat, of vraag rechtshulp in de zaak.',
    title: 'Rechtshulp vragen met een laag inkomen',
    cost: '€ 15 voor advies. Rechtshulp in de zaak is gratis of betaalt u per maand terug.',
    time: 'Eén bezoek aan uw rechtbank.',
    risk: 'Rechtshulp dekt de advocaat van de andere kant niet als u verliest.',
    bestFor: 'De zaak is moeilijk of het bedrag is hoog.',
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
  'de.claim.right-restore': {
    says: 'Miste u een strenge termijn buiten uw schuld, zoals ziek in het ziekenhuis? Vraag binnen twee weken herstel (Wiedereinsetzung).',
  },
  'de.claim.right-heard': {
    says: 'U hebt het recht gehoord te worden. De rechter moet u zeggen wat nog telt en wat ontbreekt.',
  },
  'de.claim.right-limit': {
    says: 'Is de schuld te oud (verjährt)? Dan mag u weigeren te betalen. Maar u moet dat in de zaak zeggen.',
  },
  'de.claim.warn-silence': {
    says: 'Negeer het niet, ook als de eis onzin is. Zwijgen kan haar 30 jaar uitvoerbaar maken.',
  },
  'de.claim.warn-default': {
    says: 'Gaan de twee weken in stilte voorbij, dan kunt u zonder zitting verliezen. Schrijf eerst de rechtbank, zoek dan een advocaat.',
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
    says: 'Na een bezwaar gaat niets vanzelf door. De andere kant moet eerst een rechtszaak vragen en meer kosten betalen.',
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
  'de.claim.change-10000': {
    says: 'Tot € 10.000 beslist het Amtsgericht, en u hebt daar geen advocaat nodig.',
    was: 'Het Amtsgericht behandelde geldeisen tot € 5.000.',
    is: 'Voor eisen die sinds 1 januari 2026 begonnen, behandelt het Amtsgericht ze tot € 10.000.',
  },
}
