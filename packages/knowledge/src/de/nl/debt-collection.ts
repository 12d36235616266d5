/** The Dutch words of Germany: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_NL: Words = {
  'de.debt.want': {
    says: 'Een bedrijf vraagt u geld. Op zich kan deze brief u niet laten betalen.',
  },
  'de.debt.who': {
    says: 'Een incassobureau (Inkasso) of zijn advocaat schrijft voor een ander bedrijf. Het heeft niet meer macht dan dat bedrijf.',
  },
  'de.debt.who-before-claim': {
    says: 'Een advocaat of bedrijf schrijft dat het hierna naar de rechter kan gaan. Een advocaat heeft niet meer macht over u dan zijn klant.',
  },
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
  'de.debt.reality': {
    says: 'Dit is geen rechtbank. Niemand kan door deze brief uw loon of dingen nemen.',
  },
  'de.debt.reality-titled': {
    says: 'Ze zeggen dat er al een beslissing van de rechter (Titel) is. Klopt dat, dan mogen ze een deurwaarder sturen of beslag op loon leggen. Vraag een kopie.',
  },
  'de.debt.rights-summary': {
    says: 'U mag vragen wat de schuld is, van wie zij is en hoe elk bedrag aan kosten ontstond. U mag nee zeggen.',
  },
  'de.debt.not-yet': {
    says: 'Ze kunnen nog geen gerechtsdeurwaarder (Gerichtsvollzieher) sturen. Eerst hebben ze een bevel nodig dat u niet bestreed, of een vonnis.',
  },
  'de.debt.not-yet-account': {
    says: 'Ze kunnen nu uw bankrekening niet blokkeren of een deel van uw loon nemen. Ook daarvoor is eerst een titel van de rechter nodig.',
  },
  'de.debt.know-old': {
    says: 'De meeste schulden zijn na drie jaar te oud, geteld vanaf het einde van het jaar. Dan mag u weigeren te betalen.',
    learnMore:
      'U moet het zelf zeggen: „Ik beroep mij op verjaring (Verjährung)”. Geen rechter zoekt ernaar.',
  },
  'de.debt.org-register': {
    says: 'Een incassobureau moet in het openbare register staan. U kunt het gratis opzoeken op rechtsdienstleistungsregister.de.',
  },
  'de.debt.org-watch': {
    says: 'Het Bundesamt für Justiz houdt toezicht op incassobureaus. U kunt daar klagen.',
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
    time: 'Een half uur. Doe het vóór de datum in de brief.',
    risk: 'Ze kunnen toch een betalingsbevel aanvragen. Ook daartegen kunt u bezwaar maken.',
    bestFor: 'U kent de eis niet, betaalde al, of het bedrag klopt niet.',
  },
  'de.debt.option-pay-main': {
    says: 'Betaal wat u het bedrijf schuldig bent en noem waarvoor. Wijs kosten af die hoger zijn dan een advocaat kon vragen.',
    title: 'De hoofdsom betalen, de kosten betwisten',
    cost: 'De hoofdsom en redelijke rente.',
    time: 'Vóór de datum in de brief.',
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
  'de.debt.right-information': {
    says: 'U hebt recht op duidelijke feiten in de eerste brief: voor wie het is, waarom u het schuldig bent, en alle kosten.',
  },
  'de.debt.right-more': {
    says: 'Als u erom vraagt, moeten ze zonder uitstel ook de eerste schuldeiser noemen en hoe het contract ontstond.',
  },
  'de.debt.right-prove': {
    says: 'Zij moeten het contract en de schuld bewijzen. U hoeft niet te bewijzen dat u niets schuldig bent.',
  },
  'de.debt.right-cost-cap': {
    says: 'Hun kosten mogen niet hoger zijn dan een advocaat voor hetzelfde werk kon vragen. De rest hoeft u niet te betalen.',
  },
  'de.debt.right-small-claim': {
    says: 'Bij een niet betwiste eis tot € 50 is één vol tarief maar € 31,50. Voor uw eerste brief mogen ze meestal de helft nemen.',
  },
  'de.debt.right-no-double': {
    says: 'Werken een incassobureau en een advocaat allebei aan de eis? Dan betaalt u hoogstens voor één. Uitzonderingen zijn zeldzaam.',
  },
  'de.debt.right-reminder': {
    says: 'Voor kosten wegens te laat is eerst een aanmaning nodig. Of het contract noemde een vaste dag, of er gingen 30 dagen voorbij na een rekening die u waarschuwde.',
  },
  'de.debt.right-schufa': {
    says: 'Zonder titel van de rechter zijn eerst twee schriftelijke aanmaningen, vier weken en een waarschuwing nodig. Een betwiste eis telt niet.',
  },
  'de.debt.right-unordered': {
    says: 'U bent niets schuldig voor dingen of diensten die u niet bestelde.',
  },
  'de.debt.right-no-entry': {
    says: 'Een incasseerder heeft geen recht uw woning in te komen. U mag hem wegsturen.',
  },
  'de.debt.right-interest': {
    says: 'Als consument bent u vijf punten boven de basisrente (Basiszinssatz) schuldig. Voor meer is een bijzondere reden nodig.',
  },
  'de.debt.warn-restart': {
    says: 'Wees voorzichtig met een oude schuld. Eén betaling, ook een kleine, of een erkenning laat de drie jaar opnieuw beginnen.',
  },
  'de.debt.warn-ignore': {
    says: 'Negeer later geen post van de rechtbank. Maakt niemand bezwaar, dan wordt ook een valse eis 30 jaar uitvoerbaar.',
  },
  'de.debt.warn-titled-old': {
    says: 'Een titel van de rechter geldt 30 jaar. Rente na de titel is na drie jaar te oud, vraag dus het bedrag per jaar.',
  },
  'de.debt.insight-disguise': {
    says: 'De kosten hier kunnen hoger zijn dan de wet toestaat, zoals vaak in zulke brieven.',
    actionable: 'Vraag welk tarief (0,5, 0,9 of 1,3) ze gebruikten en over welk bedrag.',
  },
  'de.debt.insight-pressure': {
    says: 'Woorden als „laatste waarschuwing” (letzte Mahnung) hebben geen eigen wettelijke betekenis. De volgende echte stap is post van de rechtbank.',
    actionable: 'Antwoord rustig op papier en blijf op uw post letten.',
  },
  'de.debt.insight-schufa-threat': {
    says: 'Ze noemen uw kredietgegevens. Die dreiging mag alleen als feit, en zij werkt niet meer zodra u betwist.',
    actionable: 'Betwist schriftelijk en zeg: „Deze eis is betwist en mag niet gemeld worden.”',
  },
  'de.debt.tactic-limitation': {
    says: 'Zijn er meer dan drie volle kalenderjaren voorbij? Schrijf: „Ik beroep mij op verjaring (Verjährung)”. Ze kunnen haar dan niet meer afdwingen.',
    risk: 'Verkeerd als een titel, een betaling of gesprekken de klok stopten.',
    notWhen: 'Er is een titel van de rechter of u betaalde laatst iets.',
  },
  'de.debt.tactic-purpose': {
    says: 'Schrijf „alleen hoofdsom” (nur Hauptforderung) op de overboeking, zodat het niet in kosten verdwijnt. Ze mogen dit weigeren.',
    risk: 'Ze kunnen een betaling weigeren die een andere volgorde noemt dan de wet.',
    notWhen: 'U wilt ook de kosten meteen regelen.',
  },
  'de.debt.myth-visit': {
    says: 'Een incasseerder kan niets in beslag nemen. Dat kan alleen een gerechtsdeurwaarder (Gerichtsvollzieher) of rechter, en alleen met een titel.',
  },
  'de.debt.myth-schufa': {
    says: 'Een eis komt niet meteen in uw kredietgegevens (Schufa). Zonder titel zijn twee aanmaningen nodig, en mag u niet betwist hebben.',
  },
  'de.debt.myth-prison': {
    says: 'Niemand gaat voor particuliere schulden naar de gevangenis. Arrestatie kan alleen als u weigert te noemen wat u hebt. Boetes zijn anders.',
  },
  'de.debt.element-client': {
    says: 'De eerste brief moet het bedrijf noemen waarvoor ze innen, met adres.',
    name: 'De naam van het bedrijf waarvoor ze handelen',
    ifMissing:
      'De brief lijkt niet te zeggen voor wie ze innen. Vraag het: de wet wil naam en adres.',
  },
  'de.debt.element-reason': {
    says: 'De eerste brief moet zeggen om welk contract het gaat en wanneer het gesloten is.',
    name: 'De reden van de eis en de datum van het contract',
    ifMissing:
      'De brief lijkt niet te zeggen om welk contract het gaat, en van wanneer. Vraag het voordat u betaalt.',
  },
  'de.debt.element-costs': {
    says: 'Vragen ze kosten? Dan moeten ze zeggen van welke soort, hoeveel en waarom.',
    name: 'Soort, bedrag en reden van de incassokosten',
    ifMissing:
      'De brief vraagt kosten maar lijkt niet te zeggen hoe ze ontstonden. Vraag het tarief.',
  },
  'de.debt.change-fees': {
    says: 'De tarieven voor innen stegen op 1 juni 2025. Ouder werk wordt met de oudere tarieven betaald.',
    was: 'Tot 31 mei 2025 was een vol tarief € 49, en € 30 voor niet betwiste eisen tot € 50.',
    is: 'Sinds 1 juni 2025 is een vol tarief € 51,50 tot € 500, en € 31,50 voor niet betwiste eisen tot € 50.',
  },
  'de.debt.insight-reminder-fee': {
    says: 'Aanmaningskosten (Mahngebühr) mogen alleen papier en post dekken, geen personeel. Rechters staan vaak maar enkele euro’s toe.',
    actionable: 'Betaal de rekening en wijs af wat boven enkele euro’s per aanmaning komt.',
  },
  'de.debt.charge-small': {
    says: 'Bij een niet betwiste eis tot € 50 geeft zelfs het hoogste tarief (1,3, met kosten en btw) € 58,48. Meestal is veel minder toegestaan.',
    name: 'Incassokosten voor een niet betwiste eis tot € 50',
  },
  'de.debt.charge-to-500': {
    says: 'Bij een niet betwiste eis tot € 500 geeft zelfs het hoogste tarief (1,3, met kosten en btw) € 95,60. Een eerste brief mag meestal 0,5.',
    name: 'Incassokosten voor een niet betwiste eis tot € 500',
  },
  'de.debt.loan-what': { says: 'De bank beëindigt uw lening en wil de hele rest ineens.' },
  'de.debt.loan-right': {
    says: 'Om een consumentenlening te beëindigen moeten twee delen achter elkaar onbetaald zijn, minstens 10% (5% bij meer dan drie jaar). Vooraf zijn twee weken waarschuwing nodig.',
  },
  'de.debt.loan-right-talk': {
    says: 'De bank hoort u een gesprek over een oplossing aan te bieden. Daarna mag de rente hoogstens vijf punten boven de basisrente zijn.',
  },
  'de.debt.loan-step': {
    says: 'Zoek de waarschuwing met de twee weken. Kreeg u die, en klopte het bedrag? Zo niet, maak schriftelijk bezwaar tegen het einde.',
  },
  'de.debt.step-legal-advice': {
    says: 'Met een laag inkomen vraagt u bij het Amtsgericht een Beratungsschein. Een advocaat kost u dan € 15.',
  },
}
