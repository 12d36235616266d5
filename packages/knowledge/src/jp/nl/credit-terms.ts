/** The Dutch words of Japan: credit terms. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_TERMS_NL: Words = {
  'jp.debt.right-late-cap': {
    says: 'Een bedrijf mag een consument voor te laat zijn niet meer dan 14,6% per jaar vragen. Wat erboven komt, is nietig. Voor leningen gelden eigen grenzen.',
  },
  'jp.debt.right-guarantor': {
    says: 'Een borgstelling telt alleen op papier. Bij een open borgstelling moet een hoogste bedrag genoemd zijn. De schuldeiser moet u binnen twee maanden zeggen dat de schuldenaar niet meer in delen mag betalen.',
  },
  'jp.debt.right-sold': {
    says: 'Een verkochte schuld bindt u pas als de oude schuldeiser het u zei, of u akkoord ging. U kunt nog alles zeggen wat u tegen de oude kon zeggen, zoals betaald of te oud.',
  },
  'jp.debt.right-history': {
    says: 'U kunt een kredietgever vragen zijn gegevens over al uw leningen en betalingen te zien en te kopiëren. Hij mag niet weigeren.',
  },
  'jp.debt.right-servicer': {
    says: 'Een incassobureau met vergunning mag u niet bedreigen of lastigvallen. Hebt u een advocaat, dan moet het de advocaat schrijven en niet u.',
  },
  'jp.credit.right-stop-paying': {
    says: 'Kwamen spullen op krediet nooit, of zijn ze slecht? Dan kunt u ook de betalingen aan het kredietbedrijf stoppen (支払停止の抗弁). Zeg het schriftelijk.',
  },
  'jp.credit.right-twenty-days': {
    says: 'Een kredietbedrijf kan pas de hele rest ineens vragen na een schriftelijke aanmaning die u minstens 20 dagen geeft.',
  },
  'jp.debt.right-student-loan': {
    says: 'Bij een studielening kunt u kleinere betalingen of meer tijd vragen als u ziek bent of weinig verdient. Vraag het voordat er meer maanden voorbijgaan.',
  },
  'jp.debt.know-club-fee': {
    says: 'Een clubbijdrage rust op de regels (会則) waarmee u akkoord ging. Ging u weg of werd u nooit lid? Zeg het met de dag, en vraag de regels.',
  },
  'jp.debt.club-reality': {
    says: 'Dit is een beleefde herinnering aan een bijdrage. Niemand kan daardoor uw geld nemen, en zonder grond in de regels mogen er geen kosten bij.',
  },
  'jp.debt.club-step': {
    says: 'Kijk of u betaald hebt en of u nog lid bent. Zo ja, betaal of vraag meer tijd. Ging u weg, schrijf dan op welke dag.',
  },
  'jp.court.right-talks': {
    says: 'Kunt u uw schulden niet betalen? Dan kunt u de rechtbank voor kleine zaken om goedkope gesprekken met de schuldeisers vragen (特定調停).',
  },
  'jp.enforce.right-stop-suit': {
    says: 'Betaalde u na het vonnis, of is het te oud geworden? U kunt eisen dat het beslag stopt (請求異議の訴え). Vraag de rechter het intussen stil te leggen.',
  },
  'jp.enforce.warn-disclosure': {
    says: 'Een oproep om de rechter te zeggen wat u hebt (財産開示), moet u volgen. Wegblijven of liegen is strafbaar. Vraag advies vóór die dag.',
  },
  'jp.enforce.right-tax-pay': {
    says: 'Ook een belastingkantoor moet u een basisdeel van uw loon laten, en dingen om te leven en werken. Kan er niets genomen worden, dan kan het stoppen met innen.',
  },
  'jp.court.right-rate': {
    says: 'Rente op een lening boven 15 tot 20 % per jaar is nietig, en late rente van een kredietgever boven 20 %. Vraag hoe zij rekenden.',
  },
  'jp.credit.right-long-service': {
    says: 'Betaald met krediet? Stopt u de cursus of sluit de zaak, schrijf de kredietfirma dan dat u de rest niet meer betaalt (支払停止の抗弁).',
  },
  'jp.debt.right-condo-fee': {
    says: 'De eigenaren kunnen dit met voorrang op de flat verhalen, ook bij een koper, en na lange achterstand verkoop eisen. Bied delen aan. Ouder dan vijf jaar kan verjaard zijn.',
  },
  'jp.credit.right-file': {
    says: 'U kunt uw kredietgegevens bij CIC, JICC en het bankencentrum (全国銀行個人信用情報センター) voor weinig geld inzien. Zijn ze fout, dan moeten zij die verbeteren.',
  },
  'jp.credit.refused-reality': {
    says: 'Een firma mag krediet weigeren zonder reden te noemen. U bent niets schuldig. Oude achterstanden verdwijnen meestal na vijf jaar.',
  },
}
