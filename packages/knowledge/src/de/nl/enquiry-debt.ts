/** The Dutch words of Germany: enquiry debt. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_NL: Words = {
  'de.ask-debt.collector-take': {
    says: 'Een incassobureau kan niets in beslag nemen of uw woning in komen. Dat kan alleen een gerechtsdeurwaarder (Gerichtsvollzieher) met een titel, en voor doorzoeken is een bevel van een rechter nodig.',
  },
  'de.ask-debt.collector-pay': {
    says: 'Betaal een rekening die klopt. Kosten mogen niet hoger zijn dan die van een advocaat. Klopt zij niet, betwist haar schriftelijk.',
    dependsOn: 'of u de rekening schuldig bent en eerst een aanmaning kreeg',
  },
  'de.ask-debt.collector-unknown': {
    says: 'Betaal niet. Zoek het bedrijf op in het Rechtsdienstleistungsregister, schrijf dan „Ik betwist de eis” en vraag het contract.',
  },
  'de.ask-debt.ignore-collector': {
    says: 'Negeer het niet. Betwist het één keer schriftelijk als het niet klopt, en mis nooit een gele envelop van een rechtbank.',
  },
  'de.ask-debt.old-debt': {
    says: 'Zonder titel zijn de meeste schulden te oud drie jaar na het einde van het jaar. Met een titel is het 30 jaar. Betaal niet eerst een beetje.',
    dependsOn: 'of er een titel van de rechter is',
  },
  'de.ask-debt.order-what': {
    says: 'Doe iets binnen twee weken na de datum op de gele envelop. Klopt het niet? Kruis „Ik maak bezwaar tegen de hele eis” aan en stuur het naar de rechtbank. Het is gratis en heeft geen redenen nodig.',
  },
  'de.ask-debt.order-late': {
    says: 'U kunt nog bezwaar maken totdat er een executiebevel (Vollstreckungsbescheid) is. Daarna telt een laat bezwaar als Einspruch. Stuur het vandaag.',
  },
  'de.ask-debt.enforcement-order': {
    says: 'U hebt twee weken vanaf de datum op de envelop voor bezwaar (Einspruch) bij die rechtbank. Vraag in dezelfde brief de uitvoering stil te leggen.',
  },
  'de.ask-debt.sued': {
    says: 'Schrijf de rechtbank binnen twee weken dat u zich verweert. Uw redenen mogen volgen. Bij het Landgericht hebt u een advocaat nodig.',
  },
  'de.ask-debt.officer-let-in': {
    says: 'U hoeft de gerechtsdeurwaarder uw woning niet te laten doorzoeken zonder bevel van een rechter. Maar praat met hem of haar: betaling in delen kan alles stoppen.',
  },
  'de.ask-debt.officer-takes': {
    says: 'Bed, koelkast, een gewone tv, telefoon, huisdieren en wat u voor werk nodig hebt, kunnen niet genomen worden. Een duur ding kan tegen een eenvoudig geruild worden.',
    dependsOn: 'of u het voor een bescheiden leven of voor werk nodig hebt',
  },
  'de.ask-debt.account-seized': {
    says: 'Vraag uw bank meteen van de rekening een P-Konto te maken. Binnen één maand beschermt dit tot het begin terug: minstens € 1.590 per maand.',
  },
  'de.ask-debt.wages': {
    says: 'Tot 30 juni 2027 is de eerste € 1.587,40 netto per maand veilig, plus € 597,42 voor de eerste persoon die u onderhoudt. Van de rest kan maar een deel genomen worden.',
    dependsOn: 'uw nettoloon en wie u onderhoudt',
  },
  'de.ask-debt.prison': {
    says: 'Niemand gaat voor particuliere schulden naar de gevangenis. Een arrestatiebevel dwingt alleen tot de lijst van wat u hebt (Vermögensauskunft). Boetes van de overheid zijn anders.',
  },
  'de.ask-debt.asset-statement': {
    says: 'Betaal of spreek binnen de twee weken delen af. Ga anders naar de afspraak en antwoord eerlijk. Missen kan een arrestatiebevel brengen.',
  },
  'de.ask-debt.schufa-entry': {
    says: 'Zonder titel zijn twee schriftelijke aanmaningen, vier weken en een waarschuwing nodig. Een eis die u betwistte, mag niet tellen.',
    dependsOn: 'of er een titel is of u de eis betwistte',
  },
  'de.ask-debt.schufa-copy': {
    says: 'U krijgt gratis een kopie van uw gegevens (Datenkopie, Art. 15 DSGVO). Daarvoor hoeft u het betaalde rapport niet te kopen.',
  },
  'de.ask-debt.rates': {
    says: 'Bied schriftelijk een bedrag aan dat u kunt volhouden. Vraag wat het plan kost, en streep elke erkenning van schuld (Schuldanerkenntnis) door.',
  },
  'de.ask-debt.insolvency': {
    says: 'Een privé-insolventie (Privatinsolvenz) bevrijdt u na drie jaar van de meeste schulden. Eerst moet een adviseur of advocaat met uw schuldeisers proberen te schikken.',
  },
  'de.ask-debt.debt-help': {
    says: 'Bel gratis schuldhulp bij Caritas, Diakonie, AWO, Verbraucherzentrale of uw gemeente. Betaal eerst huur en stroom, en open een P-Konto.',
  },
  'de.ask-debt.lawyer-cost': {
    says: 'Met een laag inkomen geeft uw rechtbank (Amtsgericht) u een Beratungsschein. De advocaat kost dan € 15. Voor de zaak zelf is er rechtshulp.',
  },
  'de.ask-debt.heir': {
    says: 'Erfgenamen nemen schulden over. U kunt de erfenis weigeren (Ausschlagung) binnen zes weken nadat u het hoorde, bij de nalatenschapsrechter of een notaris.',
    dependsOn: 'of u de erfenis binnen zes weken weigert',
  },
  'de.ask-debt.spouse': {
    says: 'U bent de schulden van uw echtgenoot of ouders niet schuldig, tenzij u ook tekende. Een uitzondering zijn dagelijkse aankopen voor het gezin.',
  },
  'de.ask-debt.tv-fee': {
    says: 'Elke woning is één bijdrage schuldig, ook zonder tv. Vraag met bijstand (Grundsicherung), BAföG of heel laag inkomen vrijstelling, tot drie jaar terug.',
    dependsOn: 'of u een uitkering krijgt die u vrijstelt',
  },
  'de.ask-debt.jobcenter-back': {
    says: 'Maak binnen één maand schriftelijk bezwaar. Eén zin is genoeg. Was de fout van hen en kon u die niet weten, dan mag u het houden.',
  },
  'de.ask-debt.jobcenter-cut': {
    says: 'Maak binnen één maand bezwaar. Hebt u geen geld om van te leven, vraag de sociale rechter dan een spoedbevel (Eilantrag). Het is gratis.',
  },
  'de.ask-debt.tax-late': {
    says: 'Klopt het niet? Maak binnen één maand bezwaar (Einspruch) en vraag de betaling te stoppen. Klopt het maar is het te veel? Vraag vóór de betaaldag om tijd (Stundung).',
  },
  'de.ask-debt.power-cut': {
    says: 'Vraag vandaag een plan (Abwendungsvereinbarung). Voor afsluiten zijn twee maanden achterstand en € 100 nodig, vier weken dreiging en een brief acht werkdagen vooraf.',
  },
  'de.ask-debt.step-post': {
    says: 'Open alle post. Een gele envelop start een termijn van twee weken.',
  },
  'de.ask-debt.step-advice': {
    says: 'Vraag gratis schuldhulp bij Caritas, Diakonie, AWO of uw gemeente.',
  },
  'de.ask-debt.right-living': {
    says: 'Niemand mag nemen wat u nodig hebt om te leven: minstens € 1.587,40 nettoloon per maand tot 30 juni 2027.',
  },
  'de.ask-debt.guide-check': {
    says: 'Ga elke eis na voordat u betaalt: wie, waarvoor, sinds wanneer, hoeveel.',
  },
  'de.ask-debt.guide-dispute': {
    says: 'Klopt een eis niet, betwist haar één keer schriftelijk en bewaar bewijs.',
  },
  'de.ask-debt.guide-priority': {
    says: 'Betaal eerst huur, stroom en eten. Bied dan wat er over is in kleine bedragen aan.',
  },
  'de.ask-debt.guide-account': {
    says: 'Vraag uw bank een P-Konto als er beslag dreigt. U mag er maar één hebben.',
  },
  'de.ask-debt.guide-right-info': {
    says: 'Incassobureaus moeten u zeggen voor wie, waarvoor en hoe alle kosten ontstonden.',
  },
  'de.ask-debt.guide-right-home': {
    says: 'Niemand mag uw woning tegen uw wil doorzoeken zonder bevel van een rechter.',
  },
  'de.ask-debt.guide-right-object': {
    says: 'U mag gratis en zonder redenen bezwaar maken tegen een betalingsbevel van de rechtbank (Mahnbescheid).',
  },
  'de.ask-debt.guide-option-help': {
    says: 'Een adviseur kijkt naar al uw schulden en schrijft voor u.',
    title: 'Gratis schuldhulp vragen',
    cost: 'Gratis.',
    time: 'Bel vroeg, er kan een wachttijd zijn.',
    risk: 'Termijnen van de rechtbank lopen door terwijl u wacht.',
    bestFor: 'U hebt meer dan één schuld.',
  },
  'de.ask-debt.guide-option-dispute': {
    says: 'Schrijf waarom u het niet schuldig bent en vraag om bewijs.',
    title: 'Betwisten wat niet klopt',
    cost: 'Een postzegel.',
    time: 'Een half uur.',
    risk: 'Ze kunnen toch naar de rechter gaan. Daar kunt u bezwaar maken.',
    bestFor: 'De eis is niet van u, betaald of te oud.',
  },
  'de.ask-debt.guide-warn': {
    says: 'Een kleine betaling op een oude schuld laat de termijn opnieuw beginnen.',
  },
  'de.ask-debt.basic-account': {
    says: 'Iedereen die hier woont, heeft recht op een basisrekening (Basiskonto), ook met schulden. Een bank mag alleen om een paar redenen weigeren. De BaFin helpt.',
  },
  'de.ask-debt.loan-ended': {
    says: 'Nodig zijn twee onbetaalde delen achter elkaar, 10% of 5% van de lening, en een waarschuwing met twee weken. Zo niet, maak schriftelijk bezwaar.',
    dependsOn: 'of de bank u op de juiste manier waarschuwde',
  },
  'de.ask-debt.yellow-envelope': {
    says: 'Het is een formele betekening (Zustellung). De datum erop start een termijn, vaak twee weken. Open hem vandaag en bewaar de envelop.',
  },
  'de.ask-debt.pay-old-part': {
    says: 'Betaal geen deel van een oude schuld voordat u weet of zij te oud is. Een betaling laat de drie jaar opnieuw beginnen.',
  },
  'de.ask-debt.collector-costs': {
    says: 'Zulke kosten bent u alleen schuldig als de rekening klopt en u te laat was. Bij een niet betwiste rekening tot € 50 is het hoogste € 58,48, tot € 500 € 95,60. Meestal is het veel minder. Betaal het juiste deel en betwist de rest schriftelijk.',
  },
  'de.ask-debt.benefit-refused': {
    says: 'Maak bezwaar (Widerspruch) binnen een maand nadat de brief kwam. Eén ondertekende zin op papier is genoeg, redenen mogen later. Staat er in de brief niets over, dan hebt u een jaar. In nood vraagt u de sociale rechter om een spoedmaatregel. Dat is gratis.',
  },
  'de.ask-debt.claim-own-money': {
    says: 'Schrijf eerst en stel een laatste dag. Vraag dan online een betalingsbevel (Mahnbescheid) aan, of ga naar het Amtsgericht. Tot € 10.000 hebt u geen advocaat nodig. Het loket daar kan uw eis opschrijven. U betaalt de kosten vooruit en krijgt ze terug als u wint.',
  },
  'de.ask-debt.housing-benefit-refused': {
    says: 'U hebt een maand nadat het kwam. De laatste pagina zegt wat geldt: schriftelijk bezwaar (Widerspruch), of in sommige deelstaten beroep bij de bestuursrechter. Staat er niets, dan hebt u een jaar. Verandert uw inkomen, dan kunt u opnieuw aanvragen.',
  },
  'de.ask-debt.no-ticket': {
    says: 'In bus en tram is de boete tot € 60. Had u een geldig persoonlijk kaartje, toon het dan binnen een week: dan hooguit € 7. Was de automaat kapot, meld dat met bewijs. Met opzet rijden zonder te betalen kan strafbaar zijn.',
  },
  'de.ask-debt.sick-pay-length': {
    says: 'Voor dezelfde ziekte betaalt de kas tot 78 weken in drie jaar. De weken die uw werkgever betaalde tellen mee. Het is 70% van bruto, hooguit 90% van netto. Laat de volgende ziekmelding uiterlijk de volgende werkdag schrijven. Meld u vóór het einde bij de Agentur für Arbeit.',
  },
  'de.ask-debt.child-benefit-refused': {
    says: 'Maak bezwaar (Einspruch) bij de Familienkasse binnen een maand, schriftelijk of per e-mail. Het is gratis. Stuur de ontbrekende papieren mee, zoals over school, opleiding of verblijf. Zegt de brief er niets over, dan hebt u een jaar. Terugwerkend wordt meestal maar zes maanden betaald.',
  },
  'de.ask-debt.child-benefit-back': {
    says: 'Maak binnen een maand bezwaar (Einspruch) en vraag uitstel. Telde het Jobcenter de kinderbijslag als inkomen? Vraag dan kwijtschelding (Erlass). Vraag ook kleine termijnen.',
  },
}
