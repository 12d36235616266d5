/** Claims in court (Klage): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_NL: Words = {
  'de.claim.what-claim': {
    says: 'Iemand heeft u gedaagd. De rechtbank wil binnen twee weken weten of u zich verweert.',
  },
  'de.claim.reality-claim': {
    says: 'Zwijgt u, dan kan de rechter tegen u beslissen zonder bewijs te zoeken. Een korte brief op tijd stopt dat.',
  },
  'de.claim.who-claim': {
    says: 'De rechtbank geeft de eis door. De andere partij (Klägerin of Kläger) wil iets van u.',
  },
  'de.claim.rights-claim': {
    says: 'U mag zich verweren, rechtshulp vragen en eigen bewijs tonen.',
  },
  'de.claim.not-yet-claim': {
    says: 'Een eis is geen vonnis. Er kan niets van u genomen worden voordat de rechter heeft beslist. Daarna kunnen ze vaak beginnen, ook als u in beroep gaat.',
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
  'de.claim.step-dispute-claim': {
    says: 'Beantwoord elk punt van de eis: juist, onjuist, of u niet bekend. Wat u niet betwist, geldt als waar.',
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
    time: 'Binnen de twee weken, of zo snel u kunt.',
    risk: 'Betalen erkent de eis. U krijgt het bijna nooit terug.',
    bestFor: 'De eis klopt en u hebt het geld.',
  },
  'de.claim.option-rates': {
    says: 'Bied een bedrag per maand aan en vraag hun de zaak schriftelijk in te trekken of te laten rusten.',
    title: 'Betaling in delen afspreken',
    cost: 'De schuld, misschien kosten.',
    time: 'Enkele dagen. De tijd van de rechtbank loopt door.',
    risk: 'Praten stopt de rechtbank niet. Maak ook bezwaar of verweer tot alles getekend is.',
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
  'de.claim.right-restore': {
    says: 'Miste u een strenge termijn buiten uw schuld, zoals ziek in het ziekenhuis? Vraag binnen twee weken herstel (Wiedereinsetzung).',
  },
  'de.claim.right-heard': {
    says: 'U hebt het recht gehoord te worden. De rechter moet u zeggen wat nog telt en wat ontbreekt.',
  },
  'de.claim.right-limit': {
    says: 'Is de schuld te oud (verjährt)? Dan mag u weigeren te betalen. Maar u moet dat in de zaak zeggen.',
  },
  'de.claim.warn-default': {
    says: 'Gaan de twee weken in stilte voorbij, dan kunt u zonder zitting verliezen. Schrijf eerst de rechtbank, zoek dan een advocaat.',
  },
  'de.claim.change-10000': {
    says: 'Tot € 10.000 beslist het Amtsgericht, en u hebt daar geen advocaat nodig.',
    was: 'Het Amtsgericht behandelde geldeisen tot € 5.000.',
    is: 'Voor eisen die sinds 1 januari 2026 begonnen, behandelt het Amtsgericht ze tot € 10.000.',
  },
}
