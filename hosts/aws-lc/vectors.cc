// Vectors of AWS-LC's tests, which its own build compiles in: here they are read from files below the current folder.
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>

std::string GetTestData(const char *path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error(std::string(path) + " is not there");
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}
