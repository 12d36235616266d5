/** What only sounds like need gets the answer to its own matter, in Europe and Japan. */
import { expect, test } from 'vitest'

import { answerTo, linesOf } from './fixtures/short-questions.ts'

/** What only the answers to people in need say. */
const IN_NEED =
  /give you a roof tonight|Lebensmittelgutschein|Call 115|CCAS at|emergencia social|pronto intervento|buoni spesa|Voedselbank|opvang, Wmo|Samusocial|food banks|a roof, food|Nothilfe|prepaid meter|nowhere to sleep|緊急小口資金|only lower the power|one working day|by the next day|To threaten you (?:for money|or your family)|Usury (usura) and|Pay nothing more/

test.each(
  linesOf(`
  de das hotel war überbucht, wir hatten kein zimmer, bekomme ich geld zurück
  de darf ich meinen hund im auto lassen
  de wie viel darf ich neben dem bürgergeld verdienen
  de darf ich im auto schlafen auf einem rastplatz
  de stromabschlag wurde verdoppelt, muss ich zahlen
  de inkasso droht mit gerichtsvollzieher, muss ich zahlen
  de der nachbar droht mir mit schlägen
  de die wohnung ist kalt, der kühlschrank in der mietwohnung ist kaputt
  de ich kann nachts nicht schlafen wegen lärm vom nachbarn, wer hilft mir
  de lebensmittelgutschein von rewe abgelaufen, darf rewe das
  de mein chef hat mich heute rausgeworfen, ich habe zwei kinder, was nun
  de stromausfall im ganzen haus seit gestern, kühlschrank inhalt verdorben, wer zahlt
  de wir haben bürgergeld und mein sohn arbeitet, wird das angerechnet
  de freund schuldet mir 2000 euro geliehen und zahlt nicht zurück
  de kühlschrank leer geliefert, tür verbeult, kann ich zurückgeben
  de ich weiß nicht wo ich den antrag auf kindergeld für meine zwei kindern stellen soll
  de ich schlafe seit monaten schlecht wegen der baustelle, was tun
  de meine tochter soll in der kita schlafen und nicht wo anders, darf die kita das
  de der fernbus kam nicht und wir mussten am bahnhof schlafen
  de fridge broke and all food is spoiled, landlord pays?
  de kann ich lebensmittel umtauschen, kein geld zurück bekommen
  de ich habe meinem bruder geld geliehen, er ist vor meiner tür aufgetaucht und schreit
  de die bank hat mir geld geliehen und kündigt jetzt den kredit
  de mein vermieter hat den strom abgestellt, wir haben ein baby
  de mietvertrag: darf ich obdachlosen freund bei mir schlafen lassen
  de strom abgestellt wegen bauarbeiten, kinder zu hause
  de er hat mich gewürgt und ich weiß nicht wohin heute nacht mit den kindern
  de muss ich für obdachlosenzeitung steuern zahlen
  de ich habe die kündigung wegen eigenbedarf und finde keine wohnung, kann ich länger bleiben
  de wohnung geräumt, wer zahlt die entsorgung meiner möbel
  de ich suche eine wohnung, keine wohnung unter 900 euro, was soll ich tun
  de mein sohn zieht aus, ohne wohnung kein mietvertrag, darf er bei mir schlafen
  de kein geld auf dem konto, lastschrift für lebensmittel von rewe geplatzt
  de ausgewiesen aus deutschland, was kann ich heute tun
  de der arbeitgeber zahlt kein geld fürs essen in der kantine
  de ein typ hat mir die finger gebrochen, schmerzensgeld
  de ich habe schulden bei einem inkasso und der typ stand an meiner tür
  fr l'hôtel était complet malgré ma réservation, suis-je remboursé
  fr chien laissé dans la voiture que faire
  fr puis-je travailler en touchant le rsa
  fr est-ce légal de dormir dans sa voiture sur un parking
  fr mon propriétaire refuse de réparer le frigo du meublé
  fr une société de recouvrement menace de m'envoyer un huissier
  fr mon ex me menace de mort
  fr j'ai trouvé un cheveu dans mon assiette, remboursement restaurant
  fr coupure de courant depuis hier à cause de la tempête, bébé à la maison, qui indemnise
  fr mon frigo est tombé en panne sous garantie
  fr je veux dormir ce soir chez mon copain mais mon contrat de location interdit les visites
  fr ma banque me demande de rembourser le prêt et menace de saisir
  fr mon ami m'a prêté 500 euros sans papier, dois-je rembourser
  fr vol annulé, nous avons dormi dehors à l'aéroport avec les enfants
  fr je sais pas où est passée ma voiture, la fourrière l'a prise avec le siège enfant
  fr on dort mal à cause du bruit du voisin ce soir encore
  fr où aller pour refaire le passeport avec mes enfants
  fr l'école a mis dehors mon fils ce soir sans prévenir
  fr mon ex m'a prêté 300 euros et me réclame 600, il me menace d'aller au tribunal
  fr le voisin menace de me casser la gueule
  fr la cantine ne donne pas assez à manger à mon fils
  fr mon mari m'a frappée et m'a mise dehors ce soir avec les enfants
  fr comment je fais pour payer la cantine avec mon rsa
  fr on vit dans un appartement humide avec les enfants
  fr expulsé de mon club de sport, remboursement
  fr mon fils expulsé de l'école, que faire ce soir
  fr je suis expulsé de france avec un bébé, oqtf
  fr j'ai emprunté à la banque et l'huissier est venu à ma porte
  fr mon compte est à zéro, la banque refuse le chèque pour les courses
  fr on a passé la nuit dans la voiture à cause d'une panne d'autoroute, indemnité
  fr je cherche un logement, sans logement puis-je toucher l'apl
  es el hotel tenía overbooking y nos dejó sin habitación
  es dejar al perro en el coche es delito
  es puedo trabajar cobrando el ingreso mínimo vital
  es es legal dormir en el coche en la playa
  es la nevera del piso alquilado no funciona, quién paga
  es una empresa de recobro me amenaza con ir a juicio
  es mi vecino me amenaza con pegarme
  es se fue la luz por la tormenta y se estropeó la comida de la nevera
  es me amenazan con cortarme la luz por 30 euros
  es mi amigo me prestó 300 euros y no puedo devolverlos
  es en el restaurante la comida estaba en mal estado
  es he dejado el coche en la calle y me lo ha llevado la grúa
  es vuelo cancelado, tuvimos que dormir en el aeropuerto
  es quiero echar a mi hijo de casa, tiene 25 años
  es el ruido no me deja dormir esta noche, a quién llamo
  es mi marido me pega y me ha echado de casa con mis hijos
  es tuve que ir a comer fuera porque la cocina del piso no funciona
  es no tengo dinero para pagar el comedor escolar
  es dormimos en el aeropuerto por culpa de ryanair
  es vivo de alquiler en la calle mayor y me suben la renta
  es mi casero me ha cortado la luz y tengo un bebé
  es sin luz por un apagón y tengo un bebé
  es me quieren desahuciar, tengo dos niños pequeños, pueden hacerlo
  es no tengo dinero para la compra de un piso
  es vivo en el parque empresarial, me cobran comunidad
  es mi ex me dejó dinero y ahora me amenaza con demandarme
  es ruido esta noche en mi calle, donde puedo ir a denunciar
  it l'hotel era in overbooking e siamo rimasti senza camera
  it posso lasciare il cane in macchina
  it posso lavorare prendendo l'assegno di inclusione
  it si può dormire in macchina in un parcheggio
  it il frigo della casa in affitto è rotto, chi paga
  it il recupero crediti minaccia di pignorare
  it il vicino mi minaccia di picchiarmi
  it il cibo consegnato era freddo, posso avere il rimborso
  it mio cognato mi ha prestato 1000 euro e li rivuole
  it volo cancelato e abbiamo dormito in aeroporto
  it la banca mi minaccia di segnalarmi alla centrale rischi
  it blackout e frigo, chi rimborsa il cibo
  it non so dove presentare la domanda di assegno unico con i miei figli
  it il vicino fa rumore stanotte e non dormo
  it mio marito mi picchia e mi ha buttata fuori di casa con i bambini
  it il padrone di casa mi ha staccato la luce, ho un neonato
  it un amico mi ha prestato 500 euro e ora vuole gli interessi
  it non ho soldi per pagare la mensa
  it dormiamo in macchina durante il viaggio, rischiamo una multa
  it ho ricevuto lo sfratto, sono sfrattato ma ho figli, quando devo uscire
  it non ho soldi per la spesa del condominio
  it il ristorante non ci ha dato da mangiare bene
  it ho perso la casa all'asta, restano debiti
  nl het hotel was overboekt en we hadden geen kamer
  nl mag ik mijn hond in de auto laten
  nl mag ik werken naast mijn bijstandsuitkering
  nl mag je in je auto slapen op een parkeerplaats
  nl de koelkast van mijn huurwoning is kapot
  nl een incassobureau dreigt met een deurwaarder
  nl mijn buurman bedreigt mij
  nl een vriend heeft 500 euro van mij geleend en betaalt niet terug
  nl mijn vlucht is geannuleerd en we moesten op schiphol slapen
  nl de buren maken herrie, ik kan niet slapen
  nl stroomstoring, wie betaalt het eten uit de vriezer
  nl het is niet waar dat ik geld van hem geleend heb
  nl dat is niet waar, mijn kinderen gaan gewoon naar de opvang
  nl de verhuurder heeft de stroom afgesloten, we hebben een baby
  nl ik slaap slecht door de buren, wie kan ons helpen
  nl ik heb geen geld om boodschappen te betalen op krediet bij klarna
  nl mijn man slaat me en ik kan nergens heen met de kinderen
  nl geleend geld terug vragen van mijn broer
  nl ik moet uwv geld terugbetalen en ben bang voor beslag
  nl ontruimd wegens huurschuld, wat gebeurt met mijn spullen
  nl geen geld om boete te betalen, kinderen
  nl mijn kind heeft op school niet gegeten, mag dat
  be l'hôtel était complet malgré ma réservation, suis-je remboursé
  be mag ik mijn hond in de auto laten
  be mag ik werken met een leefloon
  be de koelkast van mijn huurwoning is kapot
  be une société de recouvrement menace de m'envoyer un huissier
  be mijn buurman bedreigt mij
  be le cpas me demande de rembourser
  be mijn werkgever heeft mij op straat gezet zonder vooropzeg
  be mon propriétaire a coupé l'électricité, j'ai un bébé
  be le voisin menace de me frapper
  be mijn ex slaat mij en ik kan nergens heen vannacht
  be je dois rembourser de l'argent à mon ex, il menace d'aller au tribunal
  be wij zoeken een huis maar vinden geen woning met kinderen
  ch das hotel war überbucht, wir hatten kein zimmer, bekomme ich geld zurück
  ch darf ich meinen hund im auto lassen
  ch darf ich arbeiten wenn ich sozialhilfe bekomme
  ch darf ich im auto schlafen auf einem rastplatz
  ch der kühlschrank in der mietwohnung ist kaputt
  ch inkasso droht mit betreibung, muss ich zahlen
  ch der nachbar droht mir mit schlägen
  ch mein chef hat mich vor die tür gesetzt, muss er die frist einhalten
  ch der nachbar kocht und es stinkt
  ch der strom wurde wegen umbau abgestellt, ich habe ein kleinkind
  ch mein mann schlägt mich, ich weiss nicht wohin mit den kindern
  ch die wohnung wurde geräumt, was passiert mit den möbeln
  ch expulsé du logement, délai
  jp ホテルがオーバーブッキングで泊まれなかった、返金されますか
  jp 犬を車に置いていくのは違法ですか
  jp 生活保護を受けながら働けますか
  jp 車中泊は違法ですか
  jp 賃貸の冷蔵庫が壊れた、大家が直さない
  jp 債権回収会社から督促状が届いた
  jp 隣人に殴るぞと脅された
  jp 停電で冷蔵庫の中身が腐った、補償は
  jp 友達にお金を貸したが返ってこない
  jp ホテルの部屋が汚くて寝られなかった
  jp アパートの隣がうるさくて寝られない
  jp 会社を追い出されました、失業保険は
  jp 車で寝ていたら駐車違反の切符を切られた
  jp 子どもがご飯を食べない、給食費は返ってきますか
  jp 隣の人に「殺すぞ」と脅されました
  jp 夫に殴られて家を追い出されました。今夜泊まる所がありません
  jp 親からお金を借りたのに返せと言われて怖いです
  jp 大家に電気を止められました、赤ちゃんがいます
  jp 大家に追い出されそうです、立ち退き料は
  jp レストランで食べた物がまずい、返金
  jp 会社を追い出されて今夜どうすれば
`),
)('another matter is not taken for need: in %s, "%s"', async (country, text) => {
  expect(await answerTo(text, country)).not.toMatch(IN_NEED)
})
