// boardgame.io's server, in memory, with the least that can be called a game: one move, and the next player's turn.
// Listens on loopback only, and says at which port in a line of JSON.
const { Server, Origins } = require("boardgame.io/server");

const counting = {
  name: "counting",
  setup: () => ({ sum: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => ({ sum: G.sum + 1 }) },
};

const server = Server({ games: [counting], origins: [Origins.LOCALHOST] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, "127.0.0.1", ready);
server.run(0).then(({ appServer }) => {
  console.log(JSON.stringify({ port: appServer.address().port }));
});
